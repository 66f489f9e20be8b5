-- A move changes as few pages as can be: its sender's name for it stands with its first event, and no index follows the time of
-- the last one. Idle matches are looked for every few minutes, among those that are open or running.
ALTER TABLE events ADD COLUMN move_name TEXT;
ALTER TABLE events ADD COLUMN move_count BIGINT;
UPDATE events SET move_name = c.name, move_count = c.count FROM client_moves c
WHERE c.match_id = events.match_id AND c.first = events.number;
DROP TABLE client_moves;
DROP INDEX matches_idle;
