//! Sockets: the only part of the server that knows them.
//!
//! *Why this shape.* A connection reads messages one after another and answers them through its own outbox, the same queue that
//! tables put their news into: what a client gets is in the order in which it happened.

mod closing;
mod connection;
mod hidden;
mod online;
pub(crate) mod outbox;

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use protocol::limits;

use crate::accounts::{Caller, Place};
use crate::app::App;
use crate::error::Failure;
use crate::http::Address;

pub(crate) use hidden::{Hidden, without_hidden};
pub(crate) use online::Online;

/// The size of one read. The library clears this much before every read, so that it is resident memory of every socket that
/// is open, however quiet; what clients say is short, and a longer message gets its room when it comes.
const READ_BUFFER: usize = 1_024;

/// Opens a socket. Who it belongs to is settled here, by cookie or token, before a word is said.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Caller,
    address: Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let places = take_places(&app, &visitor, address)?;
    let hidden = match visitor.id() {
        Some(reader) => Hidden::of(&app, &reader).await?,
        None => Hidden::default(),
    };
    let upgrade = upgrade.max_message_size(limits::MESSAGE_BYTES).max_frame_size(limits::MESSAGE_BYTES);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        connection::run(app, visitor, address, hidden, socket).await;
        drop(places);
    }))
}

/// A place for a socket among those of its address and, if it is known, of its person.
fn take_places(app: &App, visitor: &Caller, address: Address) -> Result<(Place, Option<Place>), Failure> {
    let places = &app.socket_places;
    let of_address = places.by_address.enter(address.key())?;
    let of_person = visitor.id().map(|person| places.by_person.enter(person.to_string()));
    Ok((of_address, of_person.transpose()?))
}
