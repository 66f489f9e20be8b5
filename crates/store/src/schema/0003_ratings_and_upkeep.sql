-- Ratings, and what the server keeps about itself.

-- `person:ID` or `bot:LEVEL`. The numbers mean nothing here.
CREATE TABLE ratings (
    player     TEXT NOT NULL,
    game       TEXT NOT NULL,
    mu         DOUBLE PRECISION NOT NULL,
    sigma      DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX ratings_best ON ratings (game, (mu - 3 * sigma));

-- One step for each player and match: a match cannot count twice.
CREATE TABLE rating_steps (
    match_id     TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    player       TEXT NOT NULL,
    game         TEXT NOT NULL,
    seat         BIGINT NOT NULL,
    before_mu    DOUBLE PRECISION,
    before_sigma DOUBLE PRECISION,
    mu           DOUBLE PRECISION NOT NULL,
    sigma        DOUBLE PRECISION NOT NULL,
    games        BIGINT NOT NULL,
    at           BIGINT NOT NULL,
    PRIMARY KEY (match_id, player)
);
CREATE INDEX rating_steps_player ON rating_steps (player, game, games);

CREATE TABLE heartbeats (
    node TEXT NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);

-- What the server draws once and keeps for ever, such as its keys.
CREATE TABLE kept (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
