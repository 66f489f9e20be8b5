-- People and how they prove who they are. Times are milliseconds since 1970, UTC.

CREATE TABLE people (
    id            TEXT NOT NULL PRIMARY KEY,
    kind          TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'program')),
    name          TEXT NOT NULL,
    -- What two spellings of one name share; guests have none and may be called alike.
    name_key      TEXT UNIQUE,
    password_hash TEXT,
    settings      TEXT NOT NULL,
    created_at    BIGINT NOT NULL,
    seen_at       BIGINT NOT NULL,
    CHECK ((kind = 'guest') = (name_key IS NULL))
);
CREATE INDEX people_idle_guests ON people (seen_at) WHERE kind = 'guest';

CREATE TABLE sessions (
    id         TEXT NOT NULL PRIMARY KEY,
    token      {bytes} NOT NULL UNIQUE,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    user_agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    revoked_at BIGINT
);
CREATE INDEX sessions_person ON sessions (person_id);

CREATE TABLE api_tokens (
    id         TEXT NOT NULL PRIMARY KEY,
    token      {bytes} NOT NULL UNIQUE,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    label      TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT,
    revoked_at BIGINT
);
CREATE INDEX api_tokens_person ON api_tokens (person_id);

CREATE TABLE passkeys (
    credential {bytes} NOT NULL PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    label      TEXT NOT NULL,
    public_key {bytes} NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT
);
CREATE INDEX passkeys_person ON passkeys (person_id);

-- Two rows for each friendship, one each way.
CREATE TABLE friends (
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    friend_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person_id, friend_id)
);
CREATE INDEX friends_friend ON friends (friend_id);

CREATE TABLE friend_links (
    token      {bytes} NOT NULL PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX friend_links_person ON friend_links (person_id);

CREATE TABLE blocks (
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
);
CREATE INDEX blocks_blocked ON blocks (blocked_id);

CREATE TABLE push_subscriptions (
    endpoint   TEXT NOT NULL PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    p256dh     TEXT NOT NULL,
    auth       TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person_id);

-- `person:ID` or `address:TEXT`.
CREATE TABLE bans (
    who        TEXT NOT NULL PRIMARY KEY,
    reason     TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    until_at   BIGINT
);
