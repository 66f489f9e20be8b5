INSERT INTO ratings (player, game, mu, sigma, games, changed_at) VALUES ('person:ada', 'nim', 26.5, 7.25, 7, 1000);
INSERT INTO rating_steps (match_id, player, game, seat, before_mu, before_sigma, mu, sigma, games, at)
VALUES ('game', 'person:ada', 'nim', 0, 25.0, 8.0, 26.5, 7.25, 7, 1000);
INSERT INTO heartbeats (node, at) VALUES ('node', 1000);
INSERT INTO kept (name, value) VALUES ('vapid', 'key');
