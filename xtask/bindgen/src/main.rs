//! `bindgen WASM FOLDER`: writes the JavaScript module, its types and the WebAssembly for the page.

use anyhow::Context;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let (Some(input), Some(folder), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        anyhow::bail!("usage: bindgen WASM FOLDER");
    };
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(&input).out_name("wasm").web(true)?.typescript(true).remove_name_section(true);
    bindgen.remove_producers_section(true);
    bindgen.generate(&folder).with_context(|| format!("{input} → {folder}"))
}
