//! The description of the API, held against every answer that any test gets: what is answered is described, and what is described
//! is answered so.

use std::cell::RefCell;
use std::collections::BTreeMap;

use boon::{Compiler, Draft, SchemaIndex, Schemas};
use serde_json::Value;

/// Any name will do: nothing is read from there.
const DOCUMENT: &str = "https://crema.example/openapi.json";

thread_local! {
    static CONTRACT: Contract = Contract::new();
}

struct Contract {
    description: Value,
    compiled: RefCell<Compiled>,
}

struct Compiled {
    compiler: Compiler,
    schemas: Schemas,
    /// By the place in the description.
    known: BTreeMap<String, SchemaIndex>,
}

/// Panics where a request that was granted, or its answer, is not as described.
pub(crate) fn check(method: &str, path: &str, request: &str, status: u16, body: &str) {
    CONTRACT.with(|contract| contract.check(method, path, request, status, body));
}

impl Contract {
    fn check(&self, method: &str, path: &str, request: &str, status: u16, body: &str) {
        let path = path.split('?').next().unwrap_or_default();
        let Some(template) = self.template(method, path) else { return };
        let method = method.to_lowercase();
        let operation = &self.description["paths"][template][&method];
        let place = format!("/paths/{}/{method}", escaped(template));
        let what = format!("{method} {path} {status}");
        if operation["responses"].get(status.to_string()).is_some() {
            self.hold(&format!("{place}/responses/{status}"), body, &what);
        } else {
            assert!(status >= 400, "{what} is not described: {body}");
            // Every error is a refusal, alone or as the answer to an act.
            let schema = if body.contains("\"kind\":\"refused\"") { "Answer" } else { "Refusal" };
            self.validate(&format!("/components/schemas/{schema}"), body, &what);
        }
        if status < 300 && operation["requestBody"].is_object() {
            self.hold(&format!("{place}/requestBody"), request, &format!("the body of {what}"));
        }
    }

    fn new() -> Contract {
        let description: Value = serde_json::from_str(&server::openapi()).expect("JSON");
        let mut compiler = Compiler::new();
        compiler.set_default_draft(Draft::V2020_12);
        compiler.add_resource(DOCUMENT, description.clone()).expect("a document");
        let compiled = Compiled { compiler, schemas: Schemas::new(), known: BTreeMap::new() };
        Contract { description, compiled: RefCell::new(compiled) }
    }

    /// The described address that this one is an example of: the one with the fewest parameters.
    fn template(&self, method: &str, path: &str) -> Option<&str> {
        let paths = self.description["paths"].as_object().expect("paths");
        let is_parameter = |part: &str| part.starts_with('{');
        let fits = |template: &&String| {
            template.split('/').count() == path.split('/').count()
                && template.split('/').zip(path.split('/')).all(|(one, other)| is_parameter(one) || one == other)
                && paths[*template].get(method.to_lowercase()).is_some()
        };
        let parameters = |template: &&String| template.split('/').filter(|part| is_parameter(part)).count();
        paths.keys().filter(fits).min_by_key(parameters).map(String::as_str)
    }

    /// Is this body what the place says, if it says anything about JSON?
    fn hold(&self, place: &str, body: &str, what: &str) {
        let content = self.description.pointer(place).and_then(|described| described.get("content"));
        match content.and_then(|content| content.get("application/json")) {
            Some(_) => self.validate(&format!("{place}/content/application~1json/schema"), body, what),
            None if content.is_none() => assert_eq!(body, "", "{what} is described without a body"),
            None => {}
        }
    }

    fn validate(&self, place: &str, body: &str, what: &str) {
        let value: Value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{what}: {error}: {body}"));
        let mut compiled = self.compiled.borrow_mut();
        let Compiled { compiler, schemas, known } = &mut *compiled;
        let schema = *known.entry(place.to_owned()).or_insert_with(|| {
            let fragment = place.replace('{', "%7B").replace('}', "%7D");
            compiler.compile(&format!("{DOCUMENT}#{fragment}"), schemas).unwrap_or_else(|error| panic!("{error:#}"))
        });
        if let Err(error) = schemas.validate(&value, schema) {
            panic!("{what} is not as described: {error:#}\n{body}");
        }
    }
}

/// A name within a JSON pointer.
fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

#[test]
#[should_panic(expected = "get /api/me 200 is not as described")]
fn an_answer_of_another_shape_is_noticed() {
    check("GET", "/api/me", "", 200, r#"{"person": "p", "name": 7, "kind": "guest"}"#);
}

#[test]
#[should_panic(expected = "get /api/me 202 is not described")]
fn an_answer_that_was_not_foreseen_is_noticed() {
    check("GET", "/api/me", "", 202, "{}");
}

#[test]
#[should_panic(expected = "the body of post /api/me 200 is not as described")]
fn a_request_that_should_not_have_been_granted_is_noticed() {
    check("POST", "/api/me", "{}", 200, r#"{"person": "p", "name": "Ada", "kind": "guest"}"#);
}
