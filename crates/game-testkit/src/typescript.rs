//! TypeScript made from Rust types, kept as committed files.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of every type they mention.
pub struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    found: BTreeMap<String, String>,
}

impl Default for Declarations {
    fn default() -> Self {
        // Times and sizes stay below 2⁵³, so plain numbers hold them.
        let config = Config::new().with_large_int("number");
        Declarations { config, seen: BTreeSet::new(), found: BTreeMap::new() }
    }
}

impl Declarations {
    /// Adds a type and all that it mentions.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.insert(TypeId::of::<T>()) && T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            self.found.insert(T::ident(&self.config), format!("{docs}export {}\n", T::decl(&self.config)));
            T::visit_dependencies(self);
        }
    }

    /// The text of the file, ordered by name.
    pub fn text(&self) -> String {
        self.found.values().map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// Fails when the file at `path` is not exactly `text`. With the environment variable `UPDATE_GOLDEN=1` it is written instead.
pub fn generated_file(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file in a folder")).expect("generated folders can be made");
        std::fs::write(path, text).expect("generated files can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == text, "{} is out of date: run this test with UPDATE_GOLDEN=1", path.display());
}
