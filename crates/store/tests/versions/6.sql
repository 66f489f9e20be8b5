UPDATE seats SET status = 'away', status_since = 1200 WHERE match_id = 'game' AND seat = 0;
