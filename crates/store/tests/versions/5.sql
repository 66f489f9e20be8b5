UPDATE matches SET private = 1 WHERE id = 'game';
