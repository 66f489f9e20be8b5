INSERT INTO people (id, kind, name, name_key, password_hash, settings, created_at, seen_at, name_skeleton)
VALUES ('zoe', 'account', 'Zoe', 'zoe', NULL, '{}', 1000, 1000, 'zoe');
