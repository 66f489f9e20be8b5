-- What names that look alike share. Guests have none, nor do accounts that looked like an older one when this column came.
ALTER TABLE people ADD COLUMN name_skeleton TEXT;
CREATE UNIQUE INDEX people_name_skeleton ON people (name_skeleton);
