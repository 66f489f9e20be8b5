UPDATE events SET move_name = 'b', move_count = 1 WHERE match_id = 'game' AND number = 1;
