import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Credit that staff give or take by hand (M21). One that waits for a second person has moved nothing yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE adjustments (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      direction text NOT NULL CHECK (direction IN ('ADD', 'TAKE')),
      amount bigint NOT NULL CHECK (amount > 0),
      kind text NOT NULL CHECK (kind IN ('CORRECTION', 'COMPENSATION', 'PROMOTION', 'RECALL')),
      reason text NOT NULL CHECK (reason ~ '\\S'),
      status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
      proposed_by uuid NOT NULL REFERENCES staff (id),
      handled_by uuid REFERENCES staff (id),
      alone boolean NOT NULL,
      refusal text,
      client_ref text,
      created_at timestamptz NOT NULL,
      completed_at timestamptz,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT adjustments_client_ref UNIQUE (brand_id, client_ref),
      CONSTRAINT adjustments_second_person CHECK (status <> 'SUCCESS' OR alone = (handled_by = proposed_by)),
      CONSTRAINT adjustments_ended CHECK ((status = 'PENDING') = (completed_at IS NULL)),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN adjustments.amount IS 'Satang.';
    COMMENT ON COLUMN adjustments.reason IS 'The member reads it in their history.';
    COMMENT ON COLUMN adjustments.alone IS 'Posted at once, within what one staff member may do in a day.';
    CREATE INDEX adjustments_list ON adjustments (brand_id, created_at DESC, id DESC);
    CREATE INDEX adjustments_status ON adjustments (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX adjustments_own ON adjustments (brand_id, member_id, completed_at DESC, id DESC) WHERE status = 'SUCCESS';
    CREATE INDEX adjustments_alone ON adjustments (brand_id, proposed_by, created_at) WHERE alone;
    REVOKE UPDATE, DELETE, TRUNCATE ON adjustments FROM sala_app;
    GRANT UPDATE (status, handled_by, refusal, completed_at) ON adjustments TO sala_app;
  `.execute(db);
}
