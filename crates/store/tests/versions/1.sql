INSERT INTO people (id, kind, name, name_key, password_hash, settings, created_at, seen_at)
VALUES ('ada', 'account', 'Ada', 'ada', '$argon2id$hash', '{}', 1000, 1000),
       ('guest', 'guest', 'Guest', NULL, NULL, '{}', 1000, 1000);
INSERT INTO sessions (id, token, person_id, user_agent, created_at, seen_at, expires_at)
VALUES ('session', '\x1111111111111111111111111111111111111111111111111111111111111111', 'ada', 'Browser', 1000, 1000, 2000);
INSERT INTO passkeys (credential, person_id, label, public_key, created_at)
VALUES ('\x0102', 'ada', 'phone', '\x0304', 1000);
INSERT INTO bans (who, reason, created_at) VALUES ('address:192.0.2.1', 'flood', 1000);
