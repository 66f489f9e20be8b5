INSERT INTO matches (id, game, rules, options, clock, access, rated, chat, leavers, status, length, clocks, result, created_at,
    ended_at, active_at, chat_lines)
VALUES ('closed', 'nim', 1, '{}', '{"kind":"untimed"}', 'public', 0, 'presets', '{"then":"wait"}', 'aborted', 0, '[]',
    '{"aborted":"closed"}', 1000, 1500, 1500, 0);
