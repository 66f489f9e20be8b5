-- A database as the server wrote it before the log had a format of its own (schema version 5), with tables of every kind.
-- The sessions of Ada, Bob and Cleo, who sit on seats 0, 1 and 2:
-- cookie HaAvUxFjt3fMA9gCuYt1zD5F8BLslzA-JCho5XAWnDY
-- cookie AdjO4rsIFsAU1cfiEBjLc7a0dPdDBdcDrJ7wl68TNPo
-- cookie hFy4WISgJbZiaQYHJLJdO1ZXd-pIIzWhvgBI2BDCuo4
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'people','2026-11-18 02:01:37',1,X'31BF03C34240A1EC500C201054E8872931A149276505628D8DBB20C67A0C6CE4F4104C6E31A9271B30264803916DFE75',11414216);
INSERT INTO "_sqlx_migrations" VALUES(2,'matches','2026-11-18 02:01:37',1,X'406D67460A68CB186C01CA927B8D9A0B0AFEA64717B4A4B0DE4985DA99FA7BEFF0D0001E7CC650B832F22C5DEB7F3350',15723655);
INSERT INTO "_sqlx_migrations" VALUES(3,'ratings and upkeep','2026-11-18 02:01:37',1,X'72AE5506168AFE7E5889E0D7DBA5547E35FDEE7AD92941B64AF03CAAB1A63FC705193E6A3BDB16879B40DE26EDB21949',7909193);
INSERT INTO "_sqlx_migrations" VALUES(4,'ended by hosts','2026-11-18 02:01:37',1,X'3D0155D32A5328F42FBA261A4C0592D3A6280F0B92B8902012646CDC5C8FC69BCF60A52D8601E2C4CCA785C56D66B89A',7774753);
INSERT INTO "_sqlx_migrations" VALUES(5,'private tables','2026-11-18 02:01:37',1,X'0291A9CE9F872585689B454EE3D7981731CE948924BF2512707132B72481C267E1D1A8E559344B27AA3AB370479384B1',15769603);
CREATE TABLE api_tokens (
    id         TEXT NOT NULL PRIMARY KEY,
    token      BLOB NOT NULL UNIQUE,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    label      TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT,
    revoked_at BIGINT
);
CREATE TABLE bans (
    who        TEXT NOT NULL PRIMARY KEY,
    reason     TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    until_at   BIGINT
);
CREATE TABLE blocks (
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    blocked_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
);
CREATE TABLE chat (
    match_id  TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number    BIGINT NOT NULL,
    seat      BIGINT,
    person_id TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind      TEXT NOT NULL CHECK (kind IN ('preset', 'text')),
    text      TEXT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('uxBnQjAETbc33',1,0,'Nk2EoFksDDow2','preset','hello',1800000000000);
INSERT INTO "chat" VALUES('uxBnQjAETbc33',2,0,'Nk2EoFksDDow2','preset','good-luck',1800000000000);
CREATE TABLE client_moves (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    name     TEXT NOT NULL,
    first    BIGINT NOT NULL,
    count    BIGINT NOT NULL,
    PRIMARY KEY (match_id, name)
) WITHOUT ROWID;
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 10',8,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 11',11,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 12',13,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 5',0,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 6',2,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 7',4,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 8',6,1);
INSERT INTO "client_moves" VALUES('1uwbgHaK3PcA3','0 9',7,1);
INSERT INTO "client_moves" VALUES('HroXjvj2LsJL1','0 18',6,1);
INSERT INTO "client_moves" VALUES('HroXjvj2LsJL1','0 19',8,1);
INSERT INTO "client_moves" VALUES('HroXjvj2LsJL1','0 20',9,1);
INSERT INTO "client_moves" VALUES('PU4s1jEpsEo14','0 14',6,1);
INSERT INTO "client_moves" VALUES('PU4s1jEpsEo14','0 17',8,1);
INSERT INTO "client_moves" VALUES('PU4s1jEpsEo14','1 13',5,1);
INSERT INTO "client_moves" VALUES('Sf4ehP2e8hiB4','0 21',0,1);
INSERT INTO "client_moves" VALUES('Sf4ehP2e8hiB4','1 22',1,1);
INSERT INTO "client_moves" VALUES('Sf4ehP2e8hiB4','1 25',3,1);
INSERT INTO "client_moves" VALUES('mGvcun5JS8YC4','0 26',0,1);
INSERT INTO "client_moves" VALUES('mGvcun5JS8YC4','0 27',2,1);
INSERT INTO "client_moves" VALUES('p3NuoHk1wKS73','0 0',0,1);
INSERT INTO "client_moves" VALUES('p3NuoHk1wKS73','1 1',1,1);
INSERT INTO "client_moves" VALUES('p3NuoHk1wKS73','1 4',3,1);
INSERT INTO "client_moves" VALUES('sg6TJNewsMBb3','1 85',1,1);
INSERT INTO "client_moves" VALUES('uxBnQjAETbc33','1 82',7,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 28',0,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 30',2,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 32',4,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 34',6,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 36',8,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 38',10,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 40',12,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 42',14,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 44',16,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 46',18,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 48',20,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 50',22,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 52',24,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 54',26,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 56',28,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 58',30,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 60',32,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 62',34,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 64',36,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 66',38,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 68',40,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 70',42,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 72',44,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 74',46,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','0 76',48,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 29',1,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 31',3,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 33',5,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 35',7,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 37',9,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 39',11,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 41',13,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 43',15,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 45',17,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 47',19,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 49',21,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 51',23,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 53',25,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 55',27,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 57',29,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 59',31,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 61',33,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 63',35,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 65',37,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 67',39,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 69',41,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 71',43,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 73',45,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 75',47,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 77',49,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 78',50,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 79',51,1);
INSERT INTO "client_moves" VALUES('w8oKx3wdjkZm3','1 80',52,2);
INSERT INTO "client_moves" VALUES('zNCLKAmqC4Bo1','1 81',0,2);
CREATE TABLE events (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    by_seat  BIGINT,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',0,0,'buy 31 g7i7g8h8i8g9i9',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',1,1,'buy 28 e2f2g2h2e3h3',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',2,0,'advance',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',3,1,'advance',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',4,0,'advance',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',5,1,'buy 27 e5e6f6e7f7e8',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',6,0,'buy 2 e8e9f9',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',7,0,'buy 22 b6c6c7c8c9d9',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',8,0,'buy 1 a8a9b9',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',9,1,'buy 7 h5h6i6h7',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',10,1,'buy 21 g3f4g4h4g5g6',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',11,0,'buy 10 f5f6f7f8',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',12,1,'advance',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',13,0,'advance',1800000000000);
INSERT INTO "events" VALUES('1uwbgHaK3PcA3',14,1,'buy 9 b7c7c8c9',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',0,NULL,'draw 0 milk-tea',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',1,NULL,'draw 0 caramel-caffe-freddo',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',2,NULL,'draw 0 caramel-frappe',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',3,NULL,'draw 1 black-tea',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',4,NULL,'draw 1 caramel-caffe-freddo',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',5,NULL,'draw 2 ristretto',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',6,NULL,'draw 2 iced-caramel-caffe-latte',1800000000000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',7,2,'!{"what":"flagged","by":2}',1800000020000);
INSERT INTO "events" VALUES('DAsD3YGUEndD3',8,2,'meeple a3',1800000045000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',0,NULL,'draw 0 iced-caffe-mocha',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',1,NULL,'draw 0 iced-caramel-macchiato',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',2,NULL,'draw 0 green-tea',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',3,NULL,'draw 1 iced-caramel-caffe-latte',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',4,NULL,'draw 1 espresso-doppio',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',5,1,'meeple a4',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',6,0,'meeple d4',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',7,1,'meeple d2',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',8,0,'meeple c4',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',9,0,'fill 3 3',1800000000000);
INSERT INTO "events" VALUES('HroXjvj2LsJL1',10,1,'fill 3 1',1800000000000);
INSERT INTO "events" VALUES('KR6UrfZeZcqo2',0,1,'!{"what":"bot-took","by":1,"level":4}',1800000040000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',0,NULL,'draw 0 caramel-caffe-freddo',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',1,NULL,'draw 0 black-tea',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',2,NULL,'draw 0 iced-caffe-latte',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',3,NULL,'draw 1 green-tea',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',4,NULL,'draw 1 espresso',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',5,1,'meeple d4',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',6,0,'meeple c4',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',7,0,'!{"what":"took-back","by":0,"length":6}',1800000000000);
INSERT INTO "events" VALUES('PU4s1jEpsEo14',8,0,'meeple c4',1800000000000);
INSERT INTO "events" VALUES('Sf4ehP2e8hiB4',0,0,'move -4,2 -4,3',1800000000000);
INSERT INTO "events" VALUES('Sf4ehP2e8hiB4',1,1,'move -4,0 -4,1',1800000000000);
INSERT INTO "events" VALUES('Sf4ehP2e8hiB4',2,1,'!{"what":"took-back","by":1,"length":1}',1800000000000);
INSERT INTO "events" VALUES('Sf4ehP2e8hiB4',3,1,'move -4,0 -4,1',1800000000000);
INSERT INTO "events" VALUES('U2XXnav1JSpB4',0,NULL,'draw 0 iced-americano',1800000000000);
INSERT INTO "events" VALUES('U2XXnav1JSpB4',1,NULL,'draw 1 caramel-caffe-latte',1800000000000);
INSERT INTO "events" VALUES('U2XXnav1JSpB4',2,NULL,'draw 1 iced-americano',1800000000000);
INSERT INTO "events" VALUES('mGvcun5JS8YC4',0,0,'move -4,2 -4,3',1800000000000);
INSERT INTO "events" VALUES('mGvcun5JS8YC4',1,1,'move -1,3 -2,3',1800000000000);
INSERT INTO "events" VALUES('mGvcun5JS8YC4',2,0,'move -4,3 -4,4',1800000000000);
INSERT INTO "events" VALUES('mGvcun5JS8YC4',3,1,'move 3,0 3,1',1800000000000);
INSERT INTO "events" VALUES('p3NuoHk1wKS73',0,0,'buy 7 h7h8i8h9',1800000000000);
INSERT INTO "events" VALUES('p3NuoHk1wKS73',1,1,'buy 17 h6h7i7h8h9',1800000000000);
INSERT INTO "events" VALUES('p3NuoHk1wKS73',2,1,'!{"what":"took-back","by":1,"length":1}',1800000000000);
INSERT INTO "events" VALUES('p3NuoHk1wKS73',3,1,'buy 17 h6h7i7h8h9',1800000000000);
INSERT INTO "events" VALUES('sg6TJNewsMBb3',0,1,'!{"what":"bot-took","by":1,"level":4}',1800000040000);
INSERT INTO "events" VALUES('sg6TJNewsMBb3',1,1,'!{"what":"reclaimed","by":1}',1800000045000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',0,NULL,'draw 0 caramel-caffe-freddo',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',1,NULL,'draw 0 einspanner',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',2,NULL,'draw 0 iced-americano',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',3,NULL,'draw 1 einspanner',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',4,NULL,'draw 1 chocolate-shake',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',5,NULL,'draw 2 americano',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',6,NULL,'draw 2 espresso-doppio',1800000000000);
INSERT INTO "events" VALUES('uxBnQjAETbc33',7,1,'!{"what":"resigned","by":1}',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',0,0,'move -4,2 -4,3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',1,1,'move -4,0 -4,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',2,0,'move -4,3 -4,4',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',3,1,'move -2,-2 -2,-1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',4,0,'move -3,-1 -3,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',5,1,'move 0,-4 0,-3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',6,0,'move -1,-3 -1,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',7,1,'move 2,-4 2,-3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',8,0,'move 1,-4 1,-3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',9,1,'move 3,-4 3,-3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',10,0,'move 4,-3 4,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',11,1,'move 4,-1 4,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',12,0,'move -3,4 -3,5',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',13,1,'move -3,2 -3,3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',14,0,'move -4,4 -4,5',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',15,1,'move -2,-1 -2,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',16,0,'move -3,0 -3,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',17,1,'move 0,-3 0,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',18,0,'move -1,-2 -1,-1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',19,1,'move 2,-3 2,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',20,0,'move 1,-3 1,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',21,1,'move 3,-3 3,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',22,0,'move 3,-1 3,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',23,1,'move 1,2 1,3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',24,0,'move 3,0 3,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',25,1,'move 0,3 0,4',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',26,0,'move 2,1 2,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',27,1,'move -1,3 -1,4',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',28,0,'move -2,1 -2,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',29,1,'move -2,3 -2,4',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',30,0,'move -1,-1 -1,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',31,1,'move 0,-2 0,-1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',32,0,'move 1,-2 1,-1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',33,1,'move 2,-2 2,-1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',34,0,'move -1,0 -1,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',35,1,'move 2,-1 2,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',36,0,'move 1,-1 1,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',37,1,'move 0,-1 0,0',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',38,0,'move 1,0 1,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',39,1,'move 0,1 0,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',40,0,'move -1,1 -1,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',41,1,'move 1,3 0,4',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',42,0,'move 3,1 2,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',43,1,'move -2,4 -3,5',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',44,0,'move 1,1 0,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',45,1,'move -2,0 -3,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',46,0,'move -2,2 -3,3',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',47,1,'move -3,5 -4,5',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',48,0,'move 0,2 -1,2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',49,1,'move -4,5 -5,5',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',50,1,'move 0,4 -1,4',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',51,1,'move -3,1 -4,1',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',52,1,'move 3,-2 4,-2',1800000000000);
INSERT INTO "events" VALUES('w8oKx3wdjkZm3',53,NULL,'!{"what":"ended","result":{"reason":"played","scores":[18,21],"winners":[1]}}',1800000000000);
INSERT INTO "events" VALUES('zNCLKAmqC4Bo1',0,1,'!{"what":"resigned","by":1}',1800000000000);
INSERT INTO "events" VALUES('zNCLKAmqC4Bo1',1,NULL,'!{"what":"ended","result":{"reason":"resigned","scores":null,"winners":[0]}}',1800000000000);
CREATE TABLE friend_links (
    token      BLOB NOT NULL PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE TABLE friends (
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    friend_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person_id, friend_id)
);
CREATE TABLE heartbeats (
    node TEXT NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);
INSERT INTO "heartbeats" VALUES('test',1800000045000);
CREATE TABLE kept (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "kept" VALUES('resume','');
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
    rematch_of         TEXT UNIQUE REFERENCES matches,
    created_at         BIGINT NOT NULL,
    started_at         BIGINT,
    ended_at           BIGINT,
    active_at          BIGINT NOT NULL,
    chat_lines         BIGINT NOT NULL
, private BIGINT NOT NULL DEFAULT 0);
INSERT INTO "matches" VALUES('p3NuoHk1wKS73','patchwork',1,'{}','{"dealt":{"circle":[13,6,7,28,17,27,24,21,2,15,23,31,25,26,19,22,10,11,12,1,18,14,5,9,8,3,32,30,29,4,20,16,0]}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',4,0,'[]',NULL,NULL,NULL,'13707b32ce16b6e8ff7369eec03ad307f1ba8627994438eac52b2100dd8b6a29','d77c6cc5f690993a362d010f9d2ec8bd35726339139640ef206b6a4359465f7f',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('1uwbgHaK3PcA3','patchwork',1,'{}','{"dealt":{"circle":[18,31,19,28,27,12,29,2,8,20,22,14,25,1,7,21,26,16,10,11,15,9,32,23,17,4,24,3,13,5,30,6,0]}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',15,0,'[]',NULL,NULL,NULL,'a2b2622bb8537a14b98669ae49f49f597cdaf079845f31386ed559b8efd91c65','aa1db7bd666c9be9e2cd6b6e31d3244c5c83810f47dd58a5215db08b34a7fc28',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('66a8KTifcjxY1','patchwork',1,'{}','{"continued":{"events":["buy 15 h7i7h8i8h9","buy 2 h8h9i9"],"format":1,"game":"patchwork","options":{},"rules":1,"seats":2,"setup":{"circle":[11,15,29,10,2,7,25,26,18,24,27,1,32,5,6,12,8,14,21,30,17,28,22,20,9,19,3,4,23,16,31,13,0]}}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',0,1,'[]',NULL,NULL,NULL,'020aeacde517d7d77d05a3eb992c279356efbd84e78017dc4f952942703abd0a','b04f3e3428ebce5ed56ce909389f0774a7f49c1b94c9905a689d6eb188fe0006',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('PU4s1jEpsEo14','coffee-rush',1,'{}','{"dealt":{}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',9,1,'[]',NULL,NULL,NULL,'1c8f0aab4a90154bc6d2fd72726a21fa287d9c25ef8f052e4a50b40b8095800b','fea40b89e63c872fbe72904b589eb61e90bf13c657a7ef17bff388739b887164',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('HroXjvj2LsJL1','coffee-rush',1,'{}','{"dealt":{}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',11,0,'[]',NULL,NULL,NULL,'842a92b10447d275f049ad59bfcee9fa20375c752c37f517bde8ed30688dcf98','d4e09696f3f806795a91f2ccf29041a1d82e556679979e70439baf89ac4f2108',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('U2XXnav1JSpB4','coffee-rush',1,'{}','{"continued":{"events":["draw 0 iced-black-tea","draw 0 iced-black-tea"],"format":1,"game":"coffee-rush","options":{},"rules":1,"seats":2,"setup":{}}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',3,1,'[]',NULL,NULL,NULL,'55b0103de81f6ef03c301757dbc50d422d858c93caf909f0bffd217044c46c3a','b411f2b3b64bd0b93cba84ce496a09fc2323a3485bcd9da85cc5404f4d4600bd',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('Sf4ehP2e8hiB4','cappuccino',1,'{}','{"dealt":{"cups":[["0,0","yellow"],["-1,1","red"],["0,1","green"],["1,0","red"],["1,-1","blue"],["0,-1","red"],["-1,0","blue"],["-2,2","yellow"],["-1,2","yellow"],["0,2","red"],["1,1","yellow"],["2,0","blue"],["2,-1","green"],["2,-2","yellow"],["1,-2","red"],["0,-2","blue"],["-1,-1","green"],["-2,0","yellow"],["-2,1","red"],["-3,3","red"],["-2,3","green"],["-1,3","blue"],["0,3","blue"],["1,2","green"],["2,1","red"],["3,0","blue"],["3,-1","yellow"],["3,-2","green"],["3,-3","red"],["2,-3","yellow"],["1,-3","blue"],["0,-3","red"],["-1,-2","green"],["-2,-1","blue"],["-3,0","green"],["-3,1","blue"],["-3,2","green"],["-4,4","red"],["-3,4","yellow"],["-2,4","green"],["-1,4","yellow"],["0,4","green"],["1,3","red"],["2,2","blue"],["3,1","yellow"],["4,0","red"],["4,-1","yellow"],["4,-2","blue"],["4,-3","blue"],["4,-4","green"],["3,-4","green"],["2,-4","red"],["1,-4","green"],["0,-4","blue"],["-1,-3","yellow"],["-2,-2","red"],["-3,-1","yellow"],["-4,0","yellow"],["-4,1","red"],["-4,2","green"],["-4,3","blue"],["-5,5","green"],["-4,5","blue"],["-3,5","yellow"]]}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',4,0,'[]',NULL,NULL,NULL,'6ee82afd4e47be3403da71a172dfe625c2edb9bb98a451cfc94998a4b5a1d545','69280fd6147b33e76efc786f86b033ae001097fdd3d49968833c4ed31923fcef',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('mGvcun5JS8YC4','cappuccino',1,'{}','{"dealt":{"cups":[["0,0","red"],["-1,1","green"],["0,1","yellow"],["1,0","green"],["1,-1","yellow"],["0,-1","green"],["-1,0","blue"],["-2,2","red"],["-1,2","blue"],["0,2","yellow"],["1,1","blue"],["2,0","blue"],["2,-1","red"],["2,-2","blue"],["1,-2","yellow"],["0,-2","red"],["-1,-1","blue"],["-2,0","yellow"],["-2,1","red"],["-3,3","blue"],["-2,3","green"],["-1,3","blue"],["0,3","red"],["1,2","green"],["2,1","yellow"],["3,0","yellow"],["3,-1","green"],["3,-2","yellow"],["3,-3","green"],["2,-3","green"],["1,-3","red"],["0,-3","blue"],["-1,-2","yellow"],["-2,-1","green"],["-3,0","red"],["-3,1","green"],["-3,2","yellow"],["-4,4","green"],["-3,4","blue"],["-2,4","green"],["-1,4","yellow"],["0,4","blue"],["1,3","green"],["2,2","red"],["3,1","green"],["4,0","red"],["4,-1","red"],["4,-2","green"],["4,-3","blue"],["4,-4","yellow"],["3,-4","yellow"],["2,-4","blue"],["1,-4","yellow"],["0,-4","red"],["-1,-3","green"],["-2,-2","red"],["-3,-1","blue"],["-4,0","red"],["-4,1","blue"],["-4,2","red"],["-4,3","yellow"],["-5,5","blue"],["-4,5","red"],["-3,5","yellow"]]}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',4,0,'[]',NULL,NULL,NULL,'0431841838ef230461d0b818f2f1dfcfe14ede4ef866b9e34f4409346251dbdf','625f61ea4b2da1c2a128972701ce36bba30c578c45e684b477412e8d558e19b6',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('vWY83RFdu9US2','cappuccino',1,'{}','{"continued":{"events":["move -4,3 -4,4","move -2,-2 -2,-1"],"format":1,"game":"cappuccino","options":{},"rules":1,"seats":2,"setup":{"cups":[["0,0","red"],["-1,1","green"],["0,1","blue"],["1,0","red"],["1,-1","blue"],["0,-1","yellow"],["-1,0","yellow"],["-2,2","yellow"],["-1,2","yellow"],["0,2","green"],["1,1","blue"],["2,0","yellow"],["2,-1","blue"],["2,-2","yellow"],["1,-2","red"],["0,-2","green"],["-1,-1","green"],["-2,0","red"],["-2,1","blue"],["-3,3","red"],["-2,3","green"],["-1,3","red"],["0,3","blue"],["1,2","yellow"],["2,1","red"],["3,0","blue"],["3,-1","green"],["3,-2","green"],["3,-3","yellow"],["2,-3","blue"],["1,-3","blue"],["0,-3","red"],["-1,-2","yellow"],["-2,-1","blue"],["-3,0","yellow"],["-3,1","yellow"],["-3,2","red"],["-4,4","blue"],["-3,4","yellow"],["-2,4","green"],["-1,4","yellow"],["0,4","green"],["1,3","green"],["2,2","red"],["3,1","blue"],["4,0","red"],["4,-1","yellow"],["4,-2","blue"],["4,-3","red"],["4,-4","green"],["3,-4","red"],["2,-4","green"],["1,-4","yellow"],["0,-4","blue"],["-1,-3","green"],["-2,-2","blue"],["-3,-1","red"],["-4,0","green"],["-4,1","red"],["-4,2","blue"],["-4,3","green"],["-5,5","yellow"],["-4,5","green"],["-3,5","red"]]}}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',0,0,'[]',NULL,NULL,NULL,'667382a333e53a39c41e8ac64113bb44a0d2e8e2995a51cfe4c91a5bf5c47dd1','7e0fb38e3f4f999332920a5ea4a006f5df7d394a8d659ffbfb6bcb828d2c18b1',NULL,1800000000000,1800000000000,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('w8oKx3wdjkZm3','cappuccino',1,'{}','{"dealt":{"cups":[["0,0","red"],["-1,1","blue"],["0,1","yellow"],["1,0","yellow"],["1,-1","blue"],["0,-1","green"],["-1,0","yellow"],["-2,2","red"],["-1,2","red"],["0,2","green"],["1,1","green"],["2,0","blue"],["2,-1","green"],["2,-2","yellow"],["1,-2","red"],["0,-2","red"],["-1,-1","blue"],["-2,0","green"],["-2,1","green"],["-3,3","green"],["-2,3","blue"],["-1,3","blue"],["0,3","yellow"],["1,2","yellow"],["2,1","red"],["3,0","yellow"],["3,-1","red"],["3,-2","yellow"],["3,-3","red"],["2,-3","blue"],["1,-3","green"],["0,-3","blue"],["-1,-2","yellow"],["-2,-1","red"],["-3,0","red"],["-3,1","blue"],["-3,2","yellow"],["-4,4","blue"],["-3,4","red"],["-2,4","red"],["-1,4","green"],["0,4","blue"],["1,3","blue"],["2,2","green"],["3,1","green"],["4,0","red"],["4,-1","yellow"],["4,-2","green"],["4,-3","red"],["4,-4","blue"],["3,-4","yellow"],["2,-4","blue"],["1,-4","green"],["0,-4","blue"],["-1,-3","green"],["-2,-2","yellow"],["-3,-1","green"],["-4,0","yellow"],["-4,1","yellow"],["-4,2","red"],["-4,3","yellow"],["-5,5","red"],["-4,5","green"],["-3,5","blue"]]}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','finished',54,NULL,'[]',NULL,NULL,'{"reason":"played","scores":[18,21],"winners":[1]}','0e0d800223d12a213b32cbf7f42b3479f88dad1fefc92ead7d89c010ebab2c4d','f0343810834b427a352f6cb3e6eb739f06cd26e0be84e71e3df1bb65b063a85a',NULL,1800000000000,1800000000000,1800000000000,1800000000000,0,0);
INSERT INTO "matches" VALUES('zNCLKAmqC4Bo1','patchwork',1,'{}','{"dealt":{"circle":[25,31,20,19,14,15,17,21,13,5,26,8,4,1,28,30,7,9,24,18,2,22,10,23,27,12,29,11,16,3,6,32,0]}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','finished',2,NULL,'[]',NULL,NULL,'{"reason":"resigned","scores":null,"winners":[0]}','e37036fc98e5f7120de6a3d27c36a6bacbcf8ee2a7fa5aab8ca372f8d8fac2f3','78494ed8927cd01804cb50cc17055f0b6dacefd5de8965a877002738275d62a0',NULL,1800000000000,1800000000000,1800000000000,1800000000000,0,0);
INSERT INTO "matches" VALUES('uxBnQjAETbc33','coffee-rush',1,'{}','{"dealt":{}}','{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',8,2,'[]',NULL,NULL,NULL,'39bf04cb788d69f017e4754ee820c4941abf36112e186e4f2ff405e7bdcbbcc6','54a05ad03bd17e943801af2b1ed6742874a8b1e7dbc0b38928b3f4f0a4c6f982',NULL,1800000000000,1800000000000,NULL,1800000000000,2,0);
INSERT INTO "matches" VALUES('ssxNPpKoCW783','patchwork',1,'{}',NULL,'{"kind":"untimed"}','link',0,'presets','{"then":"wait"}','vTyjrXj8joV81','open',0,NULL,'[]',NULL,NULL,NULL,'6832ce0a1f3b643d931368530fa040de50d3c8302442be3462f383135df580ab','dc48fa1876d3b77b58340bbab55350165803d3980b7c21213c2a5be082e49ef1',NULL,1800000000000,NULL,NULL,1800000000000,0,0);
INSERT INTO "matches" VALUES('DAsD3YGUEndD3','coffee-rush',1,'{}','{"dealt":{}}','{"base_ms":20000,"increment_ms":0,"kind":"real-time"}','link',0,'presets','{"then":"wait"}','Nk2EoFksDDow2','running',9,1,'[20000,20000,0]',1800000045000,1800000065000,NULL,'fb866eee021f4660dd61fda6001e84777684bb317c7d6649e5ffa21e21c278ab','405b87dcd57990daf94215deb982e51772db4d343be53e2518047e30809ef913',NULL,1800000000000,1800000000000,NULL,1800000045000,0,0);
INSERT INTO "matches" VALUES('KR6UrfZeZcqo2','patchwork',1,'{}','{"dealt":{"circle":[12,16,27,24,8,14,7,29,9,25,26,20,23,2,3,10,31,4,30,6,32,21,28,15,18,17,13,19,1,11,22,5,0]}}','{"kind":"untimed"}','link',0,'presets','{"grace_ms":30000,"then":"bot"}','Nk2EoFksDDow2','running',1,0,'[]',NULL,NULL,NULL,'feb66136df7a93fcc52df23cddd76e79c0fabcdb90cb27b1c5cfdd326afcbd68','e3db3a1cbf96c689b68ee324d5e53f8290c9e803c66f5f60e16e88230676e833',NULL,1800000000000,1800000000000,NULL,1800000040000,0,0);
INSERT INTO "matches" VALUES('sg6TJNewsMBb3','patchwork',1,'{}','{"dealt":{"circle":[17,3,21,26,15,10,14,22,8,29,11,31,28,16,1,30,32,9,2,25,7,12,4,24,27,6,23,18,5,13,19,20,0]}}','{"kind":"untimed"}','link',0,'presets','{"grace_ms":30000,"then":"bot"}','Nk2EoFksDDow2','running',2,0,'[]',NULL,NULL,NULL,'7d73518755dc95ae97b8f771e9e67a9e12ad921e8b4627cf3ff65a8eca5e4b4a','4a98787ace462f5b72c613a56c96de407dd10e360f49c4f7a914dc26bc9c05a8',NULL,1800000000000,1800000000000,NULL,1800000045000,0,0);
CREATE TABLE passkeys (
    credential BLOB NOT NULL PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    label      TEXT NOT NULL,
    public_key BLOB NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT
);
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
INSERT INTO "people" VALUES('Nk2EoFksDDow2','guest','Ada',NULL,NULL,'{}',1800000000000,1800000000000);
INSERT INTO "people" VALUES('kc4DDUmKKWJg3','guest','Bob',NULL,NULL,'{}',1800000000000,1800000000000);
INSERT INTO "people" VALUES('vTyjrXj8joV81','guest','Cleo',NULL,NULL,'{}',1800000000000,1800000000000);
CREATE TABLE push_subscriptions (
    endpoint   TEXT NOT NULL PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    p256dh     TEXT NOT NULL,
    auth       TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
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
CREATE TABLE ratings (
    player     TEXT NOT NULL,
    game       TEXT NOT NULL,
    mu         DOUBLE PRECISION NOT NULL,
    sigma      DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE TABLE seats (
    match_id         TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat             BIGINT NOT NULL,
    holder           TEXT NOT NULL CHECK (holder IN ('open', 'person', 'bot', 'departed')),
    person_id        TEXT REFERENCES people,
    level            TEXT,
    name             TEXT NOT NULL,
    token            BLOB,
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
INSERT INTO "seats" VALUES('p3NuoHk1wKS73',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('p3NuoHk1wKS73',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('1uwbgHaK3PcA3',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('1uwbgHaK3PcA3',1,'bot',NULL,'level:1','',NULL,NULL,'here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('66a8KTifcjxY1',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('66a8KTifcjxY1',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('PU4s1jEpsEo14',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('PU4s1jEpsEo14',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('HroXjvj2LsJL1',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('HroXjvj2LsJL1',1,'bot',NULL,'level:1','',NULL,NULL,'here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('U2XXnav1JSpB4',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('U2XXnav1JSpB4',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('Sf4ehP2e8hiB4',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('Sf4ehP2e8hiB4',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('mGvcun5JS8YC4',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('mGvcun5JS8YC4',1,'bot',NULL,'level:1','',NULL,NULL,'here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('vWY83RFdu9US2',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('vWY83RFdu9US2',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('w8oKx3wdjkZm3',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('w8oKx3wdjkZm3',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('zNCLKAmqC4Bo1',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('zNCLKAmqC4Bo1',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','resigned',1800000000000,NULL,1800000000000);
INSERT INTO "seats" VALUES('uxBnQjAETbc33',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('uxBnQjAETbc33',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','resigned',1800000000000,NULL,1800000000000);
INSERT INTO "seats" VALUES('uxBnQjAETbc33',2,'person','vTyjrXj8joV81',NULL,'Cleo',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('ssxNPpKoCW783',0,'person','vTyjrXj8joV81',NULL,'Cleo',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('ssxNPpKoCW783',1,'open',NULL,NULL,'',NULL,NULL,'here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('DAsD3YGUEndD3',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('DAsD3YGUEndD3',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('DAsD3YGUEndD3',2,'person','vTyjrXj8joV81',NULL,'Cleo',NULL,'','resigned',1800000020000,NULL,1800000000000);
INSERT INTO "seats" VALUES('KR6UrfZeZcqo2',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('KR6UrfZeZcqo2',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','substituted',1800000040000,'level:4',1800000000000);
INSERT INTO "seats" VALUES('sg6TJNewsMBb3',0,'person','Nk2EoFksDDow2',NULL,'Ada',NULL,'','here',NULL,NULL,1800000000000);
INSERT INTO "seats" VALUES('sg6TJNewsMBb3',1,'person','kc4DDUmKKWJg3',NULL,'Bob',NULL,'','here',NULL,NULL,1800000000000);
CREATE TABLE sessions (
    id         TEXT NOT NULL PRIMARY KEY,
    token      BLOB NOT NULL UNIQUE,
    person_id  TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    user_agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    revoked_at BIGINT
);
INSERT INTO "sessions" VALUES('frm7ncQ4YGZF1',X'102A92853E414231B6DF2B6B4855CF57331901C0F5DE6D4E738296A4D077626C','Nk2EoFksDDow2','',1800000000000,1800000000000,1834560000000,NULL);
INSERT INTO "sessions" VALUES('tN1eHNstfqUi1',X'9C0515510ACD46722F608942D89EC5230AFDCE693AFF2A37D0BD2FA7E4FEE647','kc4DDUmKKWJg3','',1800000000000,1800000000000,1834560000000,NULL);
INSERT INTO "sessions" VALUES('3X8T18NVgE5A4',X'261C94F3E03BE03AD03E44D8E3D683ADB26AA1C24F9D07B881BF80F02889E359','vTyjrXj8joV81','',1800000000000,1800000000000,1834560000000,NULL);
CREATE INDEX people_idle_guests ON people (seen_at) WHERE kind = 'guest';
CREATE INDEX sessions_person ON sessions (person_id);
CREATE INDEX api_tokens_person ON api_tokens (person_id);
CREATE INDEX passkeys_person ON passkeys (person_id);
CREATE INDEX friends_friend ON friends (friend_id);
CREATE INDEX friend_links_person ON friend_links (person_id);
CREATE INDEX blocks_blocked ON blocks (blocked_id);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person_id);
CREATE INDEX matches_newest ON matches (status, created_at, id);
CREATE INDEX matches_idle ON matches (status, active_at) WHERE status IN ('open', 'running');
CREATE INDEX matches_flag ON matches (flag_at) WHERE flag_at IS NOT NULL;
CREATE INDEX matches_host ON matches (host_id);
CREATE INDEX seats_person ON seats (person_id, created_at, match_id) WHERE person_id IS NOT NULL;
CREATE INDEX chat_person ON chat (person_id);
CREATE INDEX ratings_best ON ratings (game, (mu - 3 * sigma));
CREATE INDEX rating_steps_player ON rating_steps (player, game, games);
CREATE INDEX matches_aborted ON matches (ended_at) WHERE status = 'aborted';
COMMIT;
