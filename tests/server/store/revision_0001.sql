-- A database of revision 0001, with data in it: the test upgrades it. Never to be changed.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	line INTEGER NOT NULL, 
	seat INTEGER, 
	guest_id TEXT, 
	text TEXT NOT NULL, 
	position INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, line), 
	CONSTRAINT fk_chat_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('t',0,0,'ada','bonjour',0,1000);
CREATE TABLE edition_files (
	hash TEXT NOT NULL, 
	files BLOB NOT NULL, 
	CONSTRAINT pk_edition_files PRIMARY KEY (hash)
);
INSERT INTO "edition_files" VALUES('e1',X'7B227374616E646172642E746F6D6C223A225B65646974696F6E5D5C6E7469746C65203D2027C3A927227D');
CREATE TABLE editions (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	uploader_id TEXT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (id), 
	CONSTRAINT fk_editions_hash FOREIGN KEY(hash) REFERENCES edition_files (hash), 
	CONSTRAINT fk_editions_uploader_id FOREIGN KEY(uploader_id) REFERENCES guests (id)
);
CREATE TABLE entropy (
	match_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_entropy PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_entropy_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "entropy" VALUES('m',0,'abc');
INSERT INTO "entropy" VALUES('m',1,'def');
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	token_hash BLOB, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_token_hash UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('ada','Ada',X'616461',1,1);
INSERT INTO "guests" VALUES('bob','Bob',X'626F62',1,1);
CREATE TABLE matches (
	id TEXT NOT NULL, 
	table_id TEXT, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	live BOOLEAN NOT NULL, 
	options BLOB NOT NULL, 
	edition_hash TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT, 
	result BLOB, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_edition_hash FOREIGN KEY(edition_hash) REFERENCES edition_files (hash), 
	CONSTRAINT fk_matches_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "matches" VALUES('m','t','leduc_poker',1,2,1,X'7B22676F616C223A332C22706F77657273223A747275652C226465636B223A226C6F6E67227D','e1','c0ffee',X'0073656564',100,NULL,NULL);
CREATE TABLE messages (
	match_id TEXT NOT NULL, 
	viewer INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY (match_id, viewer), 
	CONSTRAINT fk_messages_match_id FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE meta (
	"key" TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY ("key")
);
CREATE TABLE records (
	match_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	action_id TEXT, 
	data BLOB NOT NULL, 
	previous INTEGER GENERATED ALWAYS AS (nullif(number, 0) - 1) STORED, 
	CONSTRAINT pk_records PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_records_match_id FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_records_match_id_previous FOREIGN KEY(match_id, previous) REFERENCES records (match_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "records" VALUES('m',0,NULL,NULL,X'7B227265636F7264223A226163746564227D');
INSERT INTO "records" VALUES('m',1,0,'a',X'7B227265636F7264223A226163746564227D');
CREATE TABLE reports (
	id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	line INTEGER NOT NULL, 
	guest_id TEXT, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	context BLOB NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id), 
	CONSTRAINT fk_reports_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	occupant TEXT NOT NULL, 
	guest_id TEXT, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	reclaim_hash BLOB, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seats_occupant CHECK (occupant IN ('empty', 'person', 'bot')), 
	CONSTRAINT fk_seats_guest_id FOREIGN KEY(guest_id) REFERENCES guests (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_seats_reclaim_hash UNIQUE (reclaim_hash)
);
INSERT INTO "seats" VALUES('t',0,'person','ada','Ada','',X'7430');
INSERT INTO "seats" VALUES('t',1,'empty',NULL,'','',NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	owner_id TEXT, 
	status TEXT NOT NULL, 
	settings BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	rematch_id TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_status CHECK (status IN ('lobby', 'playing', 'over', 'closed')), 
	CONSTRAINT fk_tables_owner_id FOREIGN KEY(owner_id) REFERENCES guests (id), 
	CONSTRAINT fk_tables_rematch_id FOREIGN KEY(rematch_id) REFERENCES tables (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('t','T','leduc_poker','ada','lobby',X'7B2270617469656E6365223A39307D',10,10,NULL);
CREATE INDEX ix_guests_seen ON guests (seen);
CREATE INDEX ix_editions_game ON editions (game);
CREATE INDEX ix_editions_hash ON editions (hash);
CREATE INDEX ix_tables_owner_id ON tables (owner_id);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_matches_edition_hash ON matches (edition_hash);
CREATE INDEX ix_matches_ended ON matches (ended);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX ix_seats_guest_id ON seats (guest_id);
CREATE UNIQUE INDEX uq_records_action ON records (action_id, match_id, seat) WHERE action_id IS NOT NULL;
COMMIT;
