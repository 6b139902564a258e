-- The life of brands. A brand that comes from a folder on disk is open and has no row until somebody archives it.

CREATE TABLE brand_lives (
  brand_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('DRAFT', 'OPEN', 'ARCHIVED', 'REMOVED')),
  since timestamptz NOT NULL,
  images_of text,
  created_by uuid,
  version integer NOT NULL,
  PRIMARY KEY (brand_id),
  FOREIGN KEY (created_by) REFERENCES staff (id)
);
CREATE UNIQUE INDEX brand_lives_version ON brand_lives (version);
COMMENT ON TABLE brand_lives IS 'Rows are never deleted: the id of a removed brand stays taken, because its revisions and audit entries stay.';
COMMENT ON COLUMN brand_lives.images_of IS 'The brand whose images this one was copied with; null for one that began blank or comes from a folder.';
COMMENT ON COLUMN brand_lives.version IS 'Grows with each change of any brand, under the lock of publishing, so that processes read only what is new.';
REVOKE UPDATE, DELETE ON brand_lives FROM sala_app;
GRANT UPDATE (state, since, version) ON brand_lives TO sala_app;

ALTER TABLE brand_revisions DROP CONSTRAINT brand_revisions_kind_check;
ALTER TABLE brand_revisions ADD CONSTRAINT brand_revisions_kind_check
  CHECK (kind IN ('file', 'publish', 'rollback', 'schedule', 'push', 'create'));
