//! The description of the API holds: it is well-formed, nothing in it hangs in the air, and what it promises is answered.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::live::Live;

fn references<'a>(value: &'a Value, out: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(to)) = fields.get("$ref") {
                out.insert(to);
            }
            fields.values().for_each(|value| references(value, out));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, out)),
        _ => {}
    }
}

pub(crate) async fn the_description_is_whole() {
    let live = Live::start().await;
    let api = live.stranger().get("/openapi.json").await.ok();
    assert!(api["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")), "{}", api["openapi"]);
    for (scheme, kind) in [("cookie", "apiKey"), ("token", "http")] {
        assert_eq!(api["components"]["securitySchemes"][scheme]["type"], kind, "{scheme}");
        assert!(
            api["security"].as_array().is_some_and(|ways| ways.iter().any(|way| way[scheme].is_array())),
            "{scheme}"
        );
    }
    let mut found = BTreeSet::new();
    references(&api, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let path = reference.strip_prefix('#').expect("a reference within the document");
        assert!(api.pointer(path).is_some(), "{reference} leads nowhere");
    }
    let mut operations = BTreeSet::new();
    for (path, item) in api["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let id = operation["operationId"].as_str().expect("an id");
            assert!(operations.insert(format!("{method} {path}")), "{id}");
            assert!(operation["summary"].is_string() || operation["description"].is_string(), "{method} {path}");
            let named: BTreeSet<&str> =
                path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let described: BTreeSet<&str> = parameters
                .iter()
                .filter(|parameter| parameter["in"] == "path")
                .map(|parameter| parameter["name"].as_str().expect("a name"))
                .collect();
            assert_eq!(named, described, "{method} {path}");
        }
    }
    assert!(operations.len() > 30, "{operations:?}");
}

/// A stranger asks every address: none is unknown to the router, and every refusal has a code.
pub(crate) async fn what_is_described_is_answered() {
    let live = Live::start().await;
    let api = live.stranger().get("/openapi.json").await.ok();
    for (path, item) in api["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let address = path.replace("{id}", "none").replace("{game}", "none");
            let body = operation["requestBody"].is_object().then(|| "{}".to_owned());
            let reply = live.stranger().ask(&method.to_uppercase(), &address, body).await;
            assert_ne!(reply.status, 405, "{method} {path}");
            if reply.status >= 400 {
                let code = reply.refused();
                assert_ne!(code, "internal", "{method} {path}");
            }
        }
    }
}
