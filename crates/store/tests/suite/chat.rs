//! The chat of a table.

use futures_util::{StreamExt, stream};
use store::{CHAT_LINES_MAX, CHAT_TEXT_MAX, Error, NewChatLine, Said};

use crate::place::Place;
use crate::samples::{NOW, create, guest, match_id, seat_of, table};

pub(crate) async fn keeps_lines_in_order(place: Place) {
    let store = place.open().await;
    let (ada, eve) = (guest(&store, "ada").await, guest(&store, "eve").await);
    let id = create(&store, table("m", vec![seat_of(&ada)]), NOW).await;
    let preset = NewChatLine { seat: Some(0), person: ada.clone(), said: Said::Preset("good-luck".to_owned()) };
    let text = NewChatLine { seat: None, person: eve.clone(), said: Said::Text("<b>hi</b>".to_owned()) };
    assert_eq!(store.add_chat(&id, preset.clone(), NOW).await.unwrap(), Some(1));
    assert_eq!(store.add_chat(&id, text.clone(), NOW + 1).await.unwrap(), Some(2));
    // The name at the table stays that of the seat; a spectator has only their own.
    store.rename(&ada, "Ada L").await.unwrap();
    store.rename(&eve, "Eve E").await.unwrap();
    assert_eq!(store.held_match(&id).await.unwrap().expect("the match").chat_lines, 2);
    let lines = store.chat_after(&id, 0).await.unwrap();
    let shown: Vec<_> = lines.iter().map(|line| (line.number, line.seat, line.name.as_str(), line.at)).collect();
    assert_eq!(shown, [(1, Some(0), "ada", NOW), (2, None, "Eve E", NOW + 1)]);
    assert_eq!((&lines[0].said, &lines[1].said), (&preset.said, &text.said));
    assert_eq!(store.chat_after(&id, 1).await.unwrap(), lines[1..]);
    let nowhere = store.add_chat(&match_id("other"), text, NOW).await;
    assert!(matches!(nowhere, Err(Error::NoMatch(_))), "{nowhere:?}");
}

pub(crate) async fn is_limited(place: Place) {
    let store = place.open().await;
    let ada = guest(&store, "ada").await;
    let id = create(&store, table("m", vec![seat_of(&ada)]), NOW).await;
    let line = |text: String| NewChatLine { seat: Some(0), person: ada.clone(), said: Said::Text(text) };
    let long = store.add_chat(&id, line("x".repeat(CHAT_TEXT_MAX + 1)), NOW).await;
    assert!(matches!(long, Err(Error::Invalid { .. })), "{long:?}");
    let tasks = (0..CHAT_LINES_MAX + 10).map(|number| store.add_chat(&id, line(number.to_string()), NOW));
    let answers: Vec<_> = stream::iter(tasks).buffer_unordered(20).collect().await;
    let refused = answers.iter().filter(|answer| matches!(answer, Ok(None))).count();
    assert_eq!(refused, 10);
    let lines = store.chat_after(&id, 0).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), (1..=CHAT_LINES_MAX).collect::<Vec<_>>());
}
