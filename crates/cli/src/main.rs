//! The binary `crema`.

fn main() -> std::process::ExitCode {
    crema::main()
}
