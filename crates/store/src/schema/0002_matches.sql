-- Matches, their seats and their events. What a game means by its options, set-up, events and result is not known here.

CREATE TABLE matches (
    id                 TEXT NOT NULL PRIMARY KEY,
    game               TEXT NOT NULL,
    rules              BIGINT NOT NULL,
    options            TEXT NOT NULL,
    setup              TEXT,
    clock              TEXT NOT NULL,
    access             TEXT NOT NULL,
    rated              BIGINT NOT NULL,
    chat               TEXT NOT NULL,
    leavers            TEXT NOT NULL,
    host_id            TEXT REFERENCES people ON DELETE SET NULL,
    status             TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'aborted')),
    -- How many events there are: the number the next one gets.
    length             BIGINT NOT NULL,
    turn_seat          BIGINT,
    clocks             TEXT NOT NULL,
    running_since      BIGINT,
    flag_at            BIGINT,
    result             TEXT,
    shuffle_commitment TEXT,
    shuffle_secret     TEXT,
    spectator_token    {bytes},
    rematch_of         TEXT UNIQUE REFERENCES matches,
    created_at         BIGINT NOT NULL,
    started_at         BIGINT,
    ended_at           BIGINT,
    active_at          BIGINT NOT NULL,
    chat_lines         BIGINT NOT NULL
);
CREATE INDEX matches_newest ON matches (status, created_at, id);
CREATE INDEX matches_idle ON matches (status, active_at) WHERE status IN ('open', 'running');
CREATE INDEX matches_flag ON matches (flag_at) WHERE flag_at IS NOT NULL;
CREATE INDEX matches_host ON matches (host_id);

CREATE TABLE seats (
    match_id         TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat             BIGINT NOT NULL,
    holder           TEXT NOT NULL CHECK (holder IN ('open', 'person', 'bot', 'departed')),
    person_id        TEXT REFERENCES people,
    level            TEXT,
    name             TEXT NOT NULL,
    token            {bytes},
    entropy          TEXT,
    presence         TEXT NOT NULL,
    presence_since   BIGINT,
    substitute_level TEXT,
    -- The match's own, so that a person's history can be walked in order.
    created_at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat),
    CHECK ((holder = 'person') = (person_id IS NOT NULL)),
    CHECK ((holder = 'bot') = (level IS NOT NULL))
);
CREATE INDEX seats_person ON seats (person_id, created_at, match_id) WHERE person_id IS NOT NULL;

CREATE TABLE events (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    by_seat  BIGINT,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
) {clustered};

-- The sender's own names for moves, so that the same move sent twice is appended once.
CREATE TABLE client_moves (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    name     TEXT NOT NULL,
    first    BIGINT NOT NULL,
    count    BIGINT NOT NULL,
    PRIMARY KEY (match_id, name)
) {clustered};

CREATE TABLE chat (
    match_id  TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number    BIGINT NOT NULL,
    seat      BIGINT,
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind      TEXT NOT NULL CHECK (kind IN ('preset', 'text')),
    text      TEXT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
) {clustered};
CREATE INDEX chat_person ON chat (person_id);
