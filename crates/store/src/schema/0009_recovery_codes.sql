-- Codes by which the owner of an account sets a new password without the old one. Each is good once.
CREATE TABLE recovery_codes (
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    code      {bytes} NOT NULL,
    PRIMARY KEY (person_id, code)
);
