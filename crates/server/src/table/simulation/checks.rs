//! The invariants: what must hold whatever happens. Each returns what is wrong, in words.

use fairness::ProvedRecord;
use game_core::Seat;
use protocol::{ClockTerms, Entry, Phase, ServerMessage, TableEvent, TableNow, Terms};
use store::TurnState;

use super::super::state::Table;

type Check = Result<(), String>;

/// Nobody sees what is hidden to them: neither in the log, nor in the position, nor in the record.
pub(super) fn nothing_hidden_is_shown(message: &ServerMessage, seat: Option<u8>, truth: &Table) -> Check {
    let (entries, now, record) = match message {
        ServerMessage::Table { table } => (&[][..], &table.now, table.record.is_some()),
        ServerMessage::News { entries, now, .. } => (&entries[..], &**now, false),
        _ => return Ok(()),
    };
    let Some(play) = &truth.play else { return Ok(()) };
    let hides = play.progress.game.hides() && now.phase != Phase::Over;
    let shut_out = truth.terms.private && seat.is_none() && now.phase == Phase::Playing;
    let foreign = |entry: &&Entry| matches!(&entry.what, TableEvent::Event { by, text: Some(_) } if *by != seat);
    if let Some(entry) = entries.iter().find(foreign).filter(|_| hides || shut_out) {
        return Err(format!("seat {seat:?} was shown {entry:?}, which is hidden to it"));
    }
    if record && (hides || shut_out) {
        return Err(format!("seat {seat:?} was shown the record of a game that hides something"));
    }
    same_view(now, seat, shut_out, truth)
}

/// The position is shown as this seat may see it.
fn same_view(now: &TableNow, seat: Option<u8>, shut_out: bool, truth: &Table) -> Check {
    let comparable = now.phase != Phase::Waiting && now.number == truth.number();
    let Some(play) = truth.play.as_ref().filter(|_| comparable) else { return Ok(()) };
    let own = seat.and_then(|seat| Seat::new(usize::from(seat)));
    let wanted = (!shut_out).then(|| play.progress.game.view(own).into());
    if now.view == wanted {
        return Ok(());
    }
    Err(format!("seat {seat:?} was shown another view of entry {} than its own", now.number))
}

/// The log is one line: numbers without gap or repetition, times that never go back, and every event legal.
pub(super) fn log_is_linear(log: &[&Entry], truth: &Table) -> Check {
    for (at, entry) in log.iter().enumerate() {
        if entry.number as usize != at {
            return Err(format!("entry {at} of the log has number {}", entry.number));
        }
        if at > 0 && entry.at < log[at - 1].at {
            return Err(format!("entry {at} is older than the one before"));
        }
    }
    let Some(play) = &truth.play else { return Ok(()) };
    let replayed: Vec<&Entry> = play.log.iter().collect();
    let record = ProvedRecord { record: play.progress.game.record(), fairness: None };
    let mut events = 0;
    for entry in &replayed {
        match &entry.what {
            TableEvent::Event { .. } => events += 1,
            TableEvent::TookBack { length, .. } => events = *length as usize,
            _ => {}
        }
    }
    if record.record.events.len() != events {
        return Err(format!("the log has {events} events, of which the rules take {}", record.record.events.len()));
    }
    Ok(())
}

/// Once the game is over, its shuffle can be checked by anybody.
pub(super) fn shuffle_is_proved(truth: &Table) -> Check {
    // The proof of an open toy is not the registry's to check.
    let Some(ProvedRecord { record, fairness: Some(proof) }) = truth.record(Some(0)) else { return Ok(()) };
    if game_registry::GAMES.iter().all(|info| info.id != record.game) {
        return Ok(());
    }
    fairness::verify(&record, &proof).map(drop).map_err(|unfair| format!("the shuffle cannot be proved: {unfair}"))
}

/// Nobody gets time back but by the terms, nobody loses time in another's turn, and no flag falls early.
pub(super) fn clock_runs_forward(before: &TurnState, after: &TurnState, entries: &[Entry], terms: &Terms) -> Check {
    let ClockTerms::RealTime { increment_s, .. } = terms.clock else { return Ok(()) };
    let at = entries.first().map_or(0, |entry| entry.at);
    let spent = before.running_since.map_or(0, |since| (at - since).max(0));
    for (seat, (&old, &new)) in before.clocks_ms.iter().zip(&after.clocks_ms).enumerate() {
        let runs = before.turn == Some(seat as u8) && before.running_since.is_some();
        let left = if runs { (old - spent).max(0) } else { old };
        let most = if runs { left + i64::from(increment_s) * 1_000 } else { left };
        if new > most || new < left {
            return Err(format!("the clock of seat {seat} shows {new} ms where {left} to {most} are right"));
        }
        let fell = entries.iter().any(|entry| entry.what == TableEvent::Flagged { by: seat as u8 });
        if fell && left > 0 {
            return Err(format!("the flag of seat {seat} fell with {left} ms left"));
        }
    }
    Ok(())
}
