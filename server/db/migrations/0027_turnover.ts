import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a member has to stake before credit that the brand gave may be withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await requirements(db);
  await creditLock(db);
}

async function requirements(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE turnover_requirements (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      source text NOT NULL CHECK (source IN
        ('BONUS', 'WHEEL', 'FLIP_CARD', 'CHECK_IN', 'REWARD', 'CASHBACK', 'DOWNLINE', 'PROMOTION')),
      source_id uuid NOT NULL,
      given bigint NOT NULL CHECK (given > 0),
      deposit bigint NOT NULL CHECK (deposit >= 0),
      multiple integer NOT NULL CHECK (multiple > 0),
      required bigint NOT NULL CHECK (required > 0),
      progress bigint NOT NULL DEFAULT 0,
      games jsonb NOT NULL,
      at_expiry text NOT NULL CHECK (at_expiry IN ('TAKE_BONUS', 'LAPSE')),
      lost_below bigint NOT NULL CHECK (lost_below > 0),
      status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'MET', 'EXPIRED', 'LOST', 'WAIVED')),
      expires_at timestamptz NOT NULL,
      due_at timestamptz NOT NULL,
      taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0 AND taken <= given),
      transaction_id uuid,
      waiver_reason text CHECK (waiver_reason ~ '\\S'),
      waiver_by uuid REFERENCES staff (id),
      waiver_at timestamptz,
      waived_by uuid REFERENCES staff (id),
      created_at timestamptz NOT NULL,
      completed_at timestamptz,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT turnover_requirements_once UNIQUE (brand_id, source, source_id),
      CONSTRAINT turnover_requirements_progress CHECK (progress >= 0 AND progress <= required),
      CONSTRAINT turnover_requirements_met CHECK ((status = 'MET') = (progress = required)),
      CONSTRAINT turnover_requirements_ended CHECK ((status = 'OPEN') = (completed_at IS NULL)),
      CONSTRAINT turnover_requirements_waived CHECK ((status = 'WAIVED') = (waived_by IS NOT NULL)),
      CONSTRAINT turnover_requirements_waiver CHECK (num_nulls(waiver_by, waiver_reason, waiver_at) IN (0, 3)),
      CONSTRAINT turnover_requirements_proposed CHECK (waived_by IS NULL OR waiver_by IS NOT NULL),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON TABLE turnover_requirements IS 'The rule is the one of the moment at which the credit was given. Amounts in satang.';
    COMMENT ON COLUMN turnover_requirements.games IS 'Percent of a bet that counts, by category of games.';
    COMMENT ON COLUMN turnover_requirements.due_at IS 'When the expiry takes effect: rounds that ended in time may be reported later.';
    CREATE INDEX turnover_requirements_open ON turnover_requirements (brand_id, member_id, created_at, id) WHERE status = 'OPEN';
    CREATE INDEX turnover_requirements_due ON turnover_requirements (due_at) WHERE status = 'OPEN';
    CREATE INDEX turnover_requirements_own ON turnover_requirements (brand_id, member_id, created_at DESC, id DESC);
    CREATE INDEX turnover_requirements_list ON turnover_requirements (brand_id, created_at DESC, id DESC);
    CREATE INDEX turnover_requirements_status ON turnover_requirements (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX turnover_requirements_alone ON turnover_requirements (brand_id, waived_by, completed_at)
      WHERE waived_by IS NOT NULL;
    REVOKE UPDATE, DELETE, TRUNCATE ON turnover_requirements FROM sala_app;
    GRANT UPDATE (progress, status, due_at, taken, transaction_id, waiver_reason, waiver_by, waiver_at, waived_by, completed_at)
      ON turnover_requirements TO sala_app;
  `.execute(db);
}

/**
 * Makes postings to a member wait until the transaction ends. The server's role may change no account and so could lock
 * none by itself. The order of the ids is that of every posting.
 */
async function creditLock(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION ledger_lock_member(brand text, member uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      PERFORM FROM public.ledger_accounts a
      WHERE a.brand_id OPERATOR(pg_catalog.=) brand AND a.kind::text IN ('MEMBER', 'MEMBER_HELD')
        AND a.owner_id OPERATOR(pg_catalog.=) member
      ORDER BY a.id FOR NO KEY UPDATE;
    END $$;
    REVOKE ALL ON FUNCTION ledger_lock_member(text, uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION ledger_lock_member(text, uuid) TO sala_app;
  `.execute(db);
}
