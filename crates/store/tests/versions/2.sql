INSERT INTO matches (id, game, rules, options, setup, clock, access, rated, chat, leavers, host_id, status, length, turn_seat,
    clocks, running_since, flag_at, created_at, started_at, active_at, chat_lines)
VALUES ('game', 'nim', 1, '{}', '{}', '{"kind":"real-time","base_ms":1000,"increment_ms":0}', 'public', 1, 'presets',
    '{"then":"wait"}', 'ada', 'running', 2, 0, '[1000,900]', 1000, 2000, 1000, 1000, 1000, 1);
INSERT INTO seats (match_id, seat, holder, person_id, level, name, presence, created_at)
VALUES ('game', 0, 'person', 'ada', NULL, 'Ada', 'here', 1000), ('game', 1, 'bot', NULL, 'easy', 'Bot', 'here', 1000);
INSERT INTO events (match_id, number, by_seat, text, at) VALUES ('game', 0, 0, 'take 1', 1000), ('game', 1, 1, 'take 2', 1000);
INSERT INTO client_moves (match_id, name, first, count) VALUES ('game', 'a', 0, 1);
INSERT INTO chat (match_id, number, seat, person_id, kind, text, at) VALUES ('game', 1, 0, 'ada', 'preset', 'hello', 1000);
