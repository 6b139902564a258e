import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What staff run a brand with, the audit trail, and which demo data was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE announcements (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      title text NOT NULL,
      detail text NOT NULL,
      image text,
      link text,
      audience text NOT NULL DEFAULT 'ALL' CHECK (audience IN ('ALL', 'PUBLIC', 'MEMBER')),
      popup boolean NOT NULL DEFAULT false,
      start_at timestamptz NOT NULL,
      end_at timestamptz,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id)
    );
    CREATE INDEX announcements_list ON announcements (brand_id, start_at DESC, id DESC);

    CREATE TABLE configuration_items (
      brand_id text NOT NULL,
      key text NOT NULL,
      path text NOT NULL,
      updated_by uuid,
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, key)
    );

    CREATE TABLE operations (
      brand_id text NOT NULL PRIMARY KEY,
      website_status text NOT NULL CHECK (website_status IN ('ACTIVE', 'MA')),
      message text,
      end_at timestamptz,
      updated_by uuid,
      updated_at timestamptz NOT NULL
    );

    CREATE TABLE audit_log (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('MEMBER', 'STAFF', 'SYSTEM')),
      actor_id uuid,
      action text NOT NULL,
      subject_type text NOT NULL,
      subject_id uuid,
      ledger_transaction_id uuid,
      detail jsonb NOT NULL DEFAULT '{}',
      ip text,
      trace_id text,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id)
    );
    CREATE INDEX audit_log_list ON audit_log (brand_id, created_at DESC, id DESC);
    CREATE INDEX audit_log_subject ON audit_log (brand_id, subject_type, subject_id, created_at DESC, id DESC);
    CREATE TRIGGER audit_log_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM sala_app;

    CREATE TABLE demo_seeds (
      brand_id text NOT NULL PRIMARY KEY,
      seeded_at timestamptz NOT NULL
    );
  `.execute(db);
}
