-- Servers ask every second which matches a host has ended.
CREATE INDEX matches_aborted ON matches (ended_at) WHERE status = 'aborted';
