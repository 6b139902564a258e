import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Published revisions, drafts, releases, share links and pictures of brands; second factor and invitations of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE brand_revisions (
      brand_id text NOT NULL,
      revision integer NOT NULL CHECK (revision >= 1),
      kind text NOT NULL CHECK (kind IN ('file', 'publish', 'rollback', 'schedule', 'push')),
      file jsonb NOT NULL,
      file_hash bytea,
      note text NOT NULL,
      author_id uuid REFERENCES staff (id),
      approver_id uuid REFERENCES staff (id),
      restores integer,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, revision)
    );
    COMMENT ON COLUMN brand_revisions.file_hash IS 'SHA-256 of the brand file on disk that became this revision.';
    CREATE TRIGGER brand_revisions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON brand_revisions EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON brand_revisions FROM sala_app;

    CREATE TABLE brand_drafts (
      brand_id text NOT NULL PRIMARY KEY,
      version integer NOT NULL CHECK (version >= 0),
      file jsonb NOT NULL,
      base_revision integer NOT NULL,
      updated_by uuid REFERENCES staff (id),
      updated_at timestamptz NOT NULL
    );

    CREATE TABLE brand_releases (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      status text NOT NULL CHECK (status IN ('WAITING_APPROVAL', 'SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED')),
      kind text NOT NULL CHECK (kind IN ('publish', 'rollback', 'push')),
      base_revision integer NOT NULL,
      revision integer,
      restores integer,
      file jsonb NOT NULL,
      note text NOT NULL,
      reason text,
      at timestamptz,
      author_id uuid NOT NULL REFERENCES staff (id),
      approver_id uuid REFERENCES staff (id),
      failure text,
      created_at timestamptz NOT NULL,
      ended_at timestamptz,
      PRIMARY KEY (brand_id, id)
    );
    CREATE INDEX brand_releases_list ON brand_releases (brand_id, created_at DESC, id DESC);
    CREATE INDEX brand_releases_waiting ON brand_releases (brand_id, created_at DESC, id DESC)
      WHERE status IN ('WAITING_APPROVAL', 'SCHEDULED');
    CREATE INDEX brand_releases_due ON brand_releases (at) WHERE status = 'SCHEDULED';

    CREATE TABLE brand_shares (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      token_hash bytea NOT NULL CONSTRAINT brand_shares_token UNIQUE,
      brand jsonb NOT NULL,
      view text NOT NULL,
      note text NOT NULL,
      created_by uuid NOT NULL REFERENCES staff (id),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      PRIMARY KEY (brand_id, id)
    );
    CREATE INDEX brand_shares_list ON brand_shares (brand_id, created_at DESC, id DESC);

    CREATE TABLE brand_pictures (
      brand_id text NOT NULL,
      name text NOT NULL,
      content bytea NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      created_by uuid NOT NULL REFERENCES staff (id),
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, name)
    );
    COMMENT ON COLUMN brand_pictures.name IS 'Named by its content, so that a picture never changes under its name.';

    ALTER TABLE staff
      ADD COLUMN totp_key bytea,
      ADD COLUMN totp_confirmed_at timestamptz,
      ADD COLUMN totp_last_step bigint;
    COMMENT ON COLUMN staff.totp_last_step IS 'The last 30-second step whose code was used: a code counts once.';

    CREATE TABLE staff_invitations (
      code_hash bytea PRIMARY KEY,
      email text,
      brand_id text NOT NULL,
      role text NOT NULL CHECK (role IN ('viewer', 'editor', 'publisher', 'operator', 'admin')),
      invited_by uuid REFERENCES staff (id),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    COMMENT ON COLUMN staff_invitations.email IS 'Empty on the invitation that a new installation prints for its first administrator.';
  `.execute(db);
}
