//! The binary `crema`.

/// A server's memory rises with its guests; this allocator gives it back when they have gone.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    crema::main()
}
