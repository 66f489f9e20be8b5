//! The engine in Python.
//!
//! *Why this shape.* Two faces for two uses. A [`match_object::Match`] is one match in text, for people and scripts: every method
//! is one call of the registry. A [`vector_env::VectorEnv`] is thousands of positions without text, for programs that learn: one
//! call of Python steps them all, without the interpreter's lock, into arrays that Python made once. Documentation for users is
//! in the type stubs (python/crema/_crema.pyi), from which the API reference is built.

mod aligned;
mod analysis;
mod bot;
mod encoded_match;
mod errors;
mod json;
mod layout;
mod match_object;
mod records;
mod reward;
mod vector;
mod vector_env;

use pyo3::prelude::*;

#[pymodule]
fn _crema(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("CremaError", py.get_type::<errors::CremaError>())?;
    module.add("IllegalEvent", py.get_type::<errors::IllegalEvent>())?;
    module.add("RecordError", py.get_type::<errors::RecordError>())?;
    module.add("SetupError", py.get_type::<errors::SetupError>())?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<match_object::Match>()?;
    module.add_class::<records::Record>()?;
    module.add_class::<records::Records>()?;
    module.add_class::<vector_env::VectorEnv>()?;
    module.add_function(wrap_pyfunction!(layout::games, module)?)?;
    module.add_function(wrap_pyfunction!(layout::spec, module)?)?;
    Ok(())
}
