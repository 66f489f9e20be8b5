//! Arrays that other libraries can share.
//!
//! *Why this shape.* JAX takes over an array without copying it only where the data begins at a multiple of 64 bytes, and numpy promises
//! 16. So the array is a part of a slightly longer one, which it keeps alive.

use numpy::{Element, PyArray, PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyTuple};

/// In bytes.
const ALIGNMENT: usize = 64;

/// An array of zeros of this shape.
pub(crate) fn zeros<T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'_>,
    shape: &[usize],
) -> PyResult<Py<PyArray<T, D>>> {
    let bytes = shape.iter().product::<usize>() * size_of::<T>();
    let room = PyArray1::<u8>::zeros(py, bytes + ALIGNMENT, false);
    let skipped = room.data().addr().next_multiple_of(ALIGNMENT) - room.data().addr();
    let part = PySlice::new(py, skipped.cast_signed(), (skipped + bytes).cast_signed(), 1);
    let typed = room.get_item(part)?.call_method1("view", (T::get_dtype(py),))?;
    let shaped = typed.call_method1("reshape", (PyTuple::new(py, shape)?,))?;
    Ok(shaped.cast_into::<PyArray<T, D>>()?.unbind())
}
