//! Why a connection ends: one enum, from which the code of the closing frame and the counters follow.

use axum::Error;
use axum::extract::ws::CloseCode;
use axum::extract::ws::close_code;
use protocol::{Code, close};
use tokio_tungstenite::tungstenite;

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// The client said goodbye.
    Goodbye,
    /// The connection broke, or can no longer be written to.
    Lost,
    /// Nothing was heard for too long.
    Silent,
    /// A message is longer than any may be.
    TooLarge,
    /// A message cannot be read or comes in the wrong order.
    Malformed,
    /// The bytes are no WebSocket frames.
    NoFrames,
    /// A text message is no UTF-8.
    NoText,
    /// The client speaks another version of the protocol.
    Version,
    /// Too many messages.
    RateLimited,
    /// The client reads more slowly than news arrive.
    TooSlow,
    /// The session was revoked.
    SignedOut,
    /// The server stops.
    Restarting,
}

impl Closing {
    /// The cause of a failed read.
    pub(super) fn of_error(error: Error) -> Self {
        match error.into_inner().downcast_ref::<tungstenite::Error>() {
            Some(tungstenite::Error::Capacity(_)) => Closing::TooLarge,
            Some(tungstenite::Error::Protocol(tungstenite::error::ProtocolError::ResetWithoutClosingHandshake)) => {
                Closing::Lost
            }
            Some(tungstenite::Error::Protocol(_)) => Closing::NoFrames,
            Some(tungstenite::Error::Utf8(_)) => Closing::NoText,
            _ => Closing::Lost,
        }
    }

    /// The cause that a close code of our own stands for.
    pub(super) fn of_code(code: u16) -> Self {
        match code {
            close::TOO_SLOW => Closing::TooSlow,
            close::SIGNED_OUT => Closing::SignedOut,
            _ => Closing::Restarting,
        }
    }

    /// The code of the closing frame.
    pub(super) fn code(self) -> CloseCode {
        match self {
            Closing::Goodbye => close_code::NORMAL,
            Closing::Lost | Closing::Silent => close::SILENT,
            Closing::TooLarge => close_code::SIZE,
            Closing::Malformed => close::MALFORMED,
            Closing::NoFrames => close_code::PROTOCOL,
            Closing::NoText => close_code::INVALID,
            Closing::Version => close::VERSION,
            Closing::RateLimited => close::RATE_LIMITED,
            Closing::TooSlow => close::TOO_SLOW,
            Closing::SignedOut => close::SIGNED_OUT,
            Closing::Restarting => close::RESTARTING,
        }
    }

    /// The refusal that the end itself is, if it is one.
    pub(super) fn refusal(self) -> Option<Code> {
        match self {
            Closing::TooLarge => Some(Code::TooLarge),
            Closing::Malformed | Closing::NoFrames | Closing::NoText => Some(Code::Malformed),
            Closing::Version => Some(Code::Version),
            Closing::RateLimited => Some(Code::RateLimited),
            _ => None,
        }
    }

    /// Its label in the counter of closed sockets.
    pub(super) fn label(self) -> &'static str {
        match self {
            Closing::Goodbye => "goodbye",
            Closing::Lost => "lost",
            Closing::Silent => "silent",
            Closing::TooLarge => "too-large",
            Closing::Malformed => "malformed",
            Closing::NoFrames => "no-frames",
            Closing::NoText => "no-text",
            Closing::Version => "version",
            Closing::RateLimited => "rate-limited",
            Closing::TooSlow => "too-slow",
            Closing::SignedOut => "signed-out",
            Closing::Restarting => "restarting",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Error as IoError, ErrorKind};

    use tungstenite::Error as WsError;
    use tungstenite::error::{CapacityError, ProtocolError};

    use super::*;

    #[test]
    fn a_failed_read_is_counted_by_its_cause() {
        for (error, wanted) in [
            (WsError::Capacity(CapacityError::MessageTooLong { size: 9, max_size: 8 }), Closing::TooLarge),
            (WsError::Protocol(ProtocolError::ResetWithoutClosingHandshake), Closing::Lost),
            (WsError::Protocol(ProtocolError::InvalidOpcode(11)), Closing::NoFrames),
            (WsError::Protocol(ProtocolError::UnmaskedFrameFromClient), Closing::NoFrames),
            (WsError::Utf8("0xff".to_owned()), Closing::NoText),
            (WsError::Io(IoError::from(ErrorKind::ConnectionReset)), Closing::Lost),
            (WsError::ConnectionClosed, Closing::Lost),
        ] {
            let shown = format!("{error:?}");
            assert_eq!(Closing::of_error(Error::new(error)), wanted, "{shown}");
        }
    }
}
