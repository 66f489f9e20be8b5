//! Bugs that can be planted on purpose, to prove that the simulation finds them.

/// A mistake that somebody might make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    /// The store answers an append before it is flushed.
    AcknowledgeBeforeFlush,
    /// The idempotency key of an act is not stored with it.
    ForgetIdempotencyKey,
    /// A message made for one seat is sent to everyone.
    SkipRedaction,
    /// The store takes an append without looking whether its number is still free.
    NoConcurrencyCheck,
    /// Nobody wakes a table when the time it asked for has come.
    LoseTimers,
    /// Clocks show the whole time again when a table is read from the store.
    RefundClocks,
}

impl Bug {
    /// Every bug there is.
    pub const ALL: [Bug; 6] = [
        Bug::AcknowledgeBeforeFlush,
        Bug::ForgetIdempotencyKey,
        Bug::SkipRedaction,
        Bug::NoConcurrencyCheck,
        Bug::LoseTimers,
        Bug::RefundClocks,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Bug::AcknowledgeBeforeFlush => "acknowledge-before-flush",
            Bug::ForgetIdempotencyKey => "forget-idempotency-key",
            Bug::SkipRedaction => "skip-redaction",
            Bug::NoConcurrencyCheck => "no-concurrency-check",
            Bug::LoseTimers => "lose-timers",
            Bug::RefundClocks => "refund-clocks",
        }
    }
}
