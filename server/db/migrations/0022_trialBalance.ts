import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the books were found to be, day by day, and withdrawals that are halted because of it (M22). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE trial_balances (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      day date NOT NULL,
      accounts bigint NOT NULL,
      entries bigint NOT NULL,
      liabilities bigint NOT NULL,
      house bigint NOT NULL,
      issued bigint NOT NULL,
      points bigint NOT NULL,
      breaks jsonb NOT NULL,
      sound boolean NOT NULL,
      asked_by uuid REFERENCES staff (id),
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id)
    );
    COMMENT ON COLUMN trial_balances.day IS 'Bangkok day on which it was drawn up.';
    COMMENT ON COLUMN trial_balances.liabilities IS 'Satang that members have, wherever it lies.';
    COMMENT ON COLUMN trial_balances.issued IS 'Satang that came in through the company accounts; liabilities and house make it up.';
    COMMENT ON COLUMN trial_balances.points IS 'Sum of all points of members and house: zero.';
    COMMENT ON COLUMN trial_balances.breaks IS 'The first of what does not add up: accounts and transactions with their difference.';
    COMMENT ON COLUMN trial_balances.asked_by IS 'Empty on the one of the day.';
    CREATE INDEX trial_balances_list ON trial_balances (brand_id, created_at DESC, id DESC);
    CREATE INDEX trial_balances_day ON trial_balances (day, brand_id, created_at DESC);
    CREATE TRIGGER trial_balances_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON trial_balances EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON trial_balances FROM sala_app;

    ALTER TABLE operations ADD COLUMN withdrawals_frozen_at timestamptz, ADD COLUMN withdrawals_frozen_for text;
    COMMENT ON COLUMN operations.withdrawals_frozen_at IS 'Since then no money leaves; empty while it may.';
  `.execute(db);
}
