-- Some games are seen by their players only, as long as they are played. Links for spectators were never given out.
ALTER TABLE matches ADD COLUMN private BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches DROP COLUMN spectator_token;
