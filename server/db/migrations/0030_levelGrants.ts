import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Levels that deposits do not reach, given to one member by two people, and taken back the same way (LVL-11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE level_grants (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      direction text NOT NULL CHECK (direction IN ('GIVE', 'TAKE')),
      level smallint NOT NULL CHECK (level BETWEEN 1 AND 6),
      level_before smallint CHECK (level_before BETWEEN 1 AND 6),
      level_after smallint CHECK (level_after BETWEEN 1 AND 6),
      reason text NOT NULL CHECK (reason ~ '\\S'),
      status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
      proposed_by uuid NOT NULL REFERENCES staff (id),
      handled_by uuid REFERENCES staff (id),
      refusal text,
      created_at timestamptz NOT NULL,
      completed_at timestamptz,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT level_grants_second_person
        CHECK (status <> 'SUCCESS' OR (handled_by IS NOT NULL AND handled_by <> proposed_by)),
      CONSTRAINT level_grants_ended CHECK ((status = 'PENDING') = (completed_at IS NULL)),
      CONSTRAINT level_grants_moved
        CHECK ((status = 'SUCCESS') = (level_before IS NOT NULL AND level_after IS NOT NULL)),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN level_grants.level IS 'The level that is given, or that is taken back.';
    CREATE UNIQUE INDEX level_grants_open ON level_grants (brand_id, member_id) WHERE status = 'PENDING';
    CREATE INDEX level_grants_list ON level_grants (brand_id, created_at DESC, id DESC);
    CREATE INDEX level_grants_status ON level_grants (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX level_grants_member ON level_grants (brand_id, member_id, completed_at DESC) WHERE status = 'SUCCESS';
    REVOKE UPDATE, DELETE, TRUNCATE ON level_grants FROM sala_app;
    GRANT UPDATE (status, handled_by, refusal, completed_at, level_before, level_after) ON level_grants TO sala_app;
  `.execute(db);
}
