//! `bindgen WASM FOLDER NAME`: writes the JavaScript module, its types and the WebAssembly for the page.

use anyhow::Context;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let [Some(input), Some(folder), Some(name), None] = std::array::from_fn(|_| arguments.next()) else {
        anyhow::bail!("usage: bindgen WASM FOLDER NAME");
    };
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(&input).out_name(&name).web(true)?.typescript(true).remove_name_section(true);
    bindgen.remove_producers_section(true);
    bindgen.generate(&folder).with_context(|| format!("{input} → {folder}"))
}
