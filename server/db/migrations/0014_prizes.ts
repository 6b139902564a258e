import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Prize games, check-in, points and rewards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await points(db);
  await seeds(db);
  await plays(db);
  await checkIns(db);
  await rewards(db);
}

/**
 * Points are kept in the same books as money, in accounts of their own: a transaction sums to zero for each of the two,
 * so that points never become baht by a slip of the pen (M2).
 */
async function points(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
    ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN (
      'MEMBER', 'MEMBER_HELD', 'BANK', 'PAYOUT', 'BONUS', 'ADJUSTMENT', 'RECEIVABLE',
      'GAME_TRANSIT', 'GAME_WALLET', 'GAME_HOUSE',
      'AFFILIATE', 'WINLOST', 'AFFILIATE_COST', 'REFUND_COST', 'ROUNDING',
      'PRIZE', 'MEMBER_POINT', 'POINT'));
    ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_points_not_negative
      CHECK (balance >= 0 OR kind <> 'MEMBER_POINT');

    CREATE OR REPLACE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Each account is looked up by its key: a join might read them all.
      IF EXISTS (
        SELECT FROM ledger_entries e WHERE e.brand_id = NEW.brand_id AND e.transaction_id = NEW.transaction_id
        GROUP BY (SELECT a.kind IN ('MEMBER_POINT', 'POINT') FROM ledger_accounts a
                  WHERE a.brand_id = e.brand_id AND a.id = e.account_id)
        HAVING sum(e.amount) <> 0
      ) THEN
        RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id;
      END IF;
      RETURN NULL;
    END $$;

    CREATE TABLE member_deposit_days (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      day date NOT NULL,
      total bigint NOT NULL CHECK (total >= 0),
      PRIMARY KEY (brand_id, member_id, day),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
  `.execute(db);
}

/** One seed of a member is in use; it is told when it no longer is, and then never plays again (G3). */
async function seeds(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE fair_seeds (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      seed bytea NOT NULL CHECK (length(seed) = 32),
      commitment bytea NOT NULL CHECK (commitment = sha256(seed)),
      client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
      first_nonce bigint NOT NULL CHECK (first_nonce >= 0),
      nonce bigint NOT NULL CHECK (nonce >= first_nonce),
      created_at timestamptz NOT NULL,
      revealed_at timestamptz,
      PRIMARY KEY (brand_id, id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN fair_seeds.nonce IS 'Plays of the member so far, over all seeds.';
    CREATE UNIQUE INDEX fair_seeds_in_use ON fair_seeds (brand_id, member_id) WHERE revealed_at IS NULL;
    CREATE INDEX fair_seeds_list ON fair_seeds (brand_id, member_id, created_at DESC, id DESC);

    CREATE FUNCTION fix_revealed_seed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.revealed_at IS NOT NULL OR NEW.nonce NOT IN (OLD.nonce, OLD.nonce + 1) THEN
        RAISE EXCEPTION 'a revealed seed never plays again' USING ERRCODE = 'insufficient_privilege';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER fair_seeds_fixed BEFORE UPDATE ON fair_seeds FOR EACH ROW EXECUTE FUNCTION fix_revealed_seed();
    REVOKE UPDATE, DELETE, TRUNCATE ON fair_seeds FROM sala_app;
    GRANT UPDATE (nonce, revealed_at) ON fair_seeds TO sala_app;
  `.execute(db);
}

async function plays(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE prize_tables (
      brand_id text NOT NULL,
      hash bytea NOT NULL CHECK (length(hash) = 32),
      prizes jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, hash)
    );
    COMMENT ON TABLE prize_tables IS 'Every table that was ever drawn from, named by its content.';
    CREATE TRIGGER prize_tables_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON prize_tables EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON prize_tables FROM sala_app;

    CREATE TABLE prize_plays (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      game text NOT NULL CHECK (game IN ('WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD')),
      seq bigint NOT NULL CHECK (seq > 0),
      seed_id uuid NOT NULL,
      nonce bigint NOT NULL CHECK (nonce > 0),
      revision integer NOT NULL,
      table_hash bytea NOT NULL,
      card_index integer,
      drawn integer NOT NULL,
      given integer NOT NULL,
      label text NOT NULL,
      type text NOT NULL CHECK (type IN ('CREDIT', 'POINT', 'ITEM', 'NONE')),
      value bigint CHECK (value > 0),
      cost bigint NOT NULL CHECK (cost >= 0),
      client_ref text,
      ledger_transaction_id uuid,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT prize_plays_nonce UNIQUE (brand_id, member_id, nonce),
      CONSTRAINT prize_plays_seq UNIQUE (brand_id, member_id, game, seq),
      CONSTRAINT prize_plays_client_ref UNIQUE (brand_id, client_ref),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
      FOREIGN KEY (brand_id, seed_id) REFERENCES fair_seeds (brand_id, id),
      FOREIGN KEY (brand_id, table_hash) REFERENCES prize_tables (brand_id, hash)
    );
    CREATE INDEX prize_plays_list ON prize_plays (brand_id, member_id, created_at DESC, id DESC);
    COMMENT ON COLUMN prize_plays.value IS 'Satang of credit, or points.';
    COMMENT ON COLUMN prize_plays.drawn IS 'Place in the table that the seeds decided; given differs when that prize had run out.';
    CREATE TRIGGER prize_plays_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON prize_plays EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON prize_plays FROM sala_app;

    CREATE TABLE prize_rights (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      game text NOT NULL,
      day date NOT NULL,
      used integer NOT NULL CHECK (used > 0),
      plays bigint NOT NULL CHECK (plays > 0),
      PRIMARY KEY (brand_id, member_id, game),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON TABLE prize_rights IS 'Plays of the last day on which the member played, and of all days.';

    CREATE TABLE prize_stock (
      brand_id text NOT NULL,
      list text NOT NULL CHECK (list IN ('WHEEL', 'FLIP_CARD', 'FLIP_CARD_REWARD', 'REWARD')),
      item text NOT NULL,
      issued integer NOT NULL CHECK (issued >= 0),
      PRIMARY KEY (brand_id, list, item)
    );

    CREATE TABLE game_reward_requests (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      play_id uuid NOT NULL,
      label text NOT NULL,
      status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'REJECTED')),
      reason text,
      handled_by uuid,
      completed_at timestamptz,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT game_reward_requests_play UNIQUE (brand_id, play_id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
      FOREIGN KEY (brand_id, play_id) REFERENCES prize_plays (brand_id, id)
    );
    CREATE INDEX game_reward_requests_member ON game_reward_requests (brand_id, member_id, created_at DESC, id DESC);
    CREATE INDEX game_reward_requests_list ON game_reward_requests (brand_id, created_at DESC, id DESC);
    CREATE INDEX game_reward_requests_status ON game_reward_requests (brand_id, status, created_at DESC, id DESC);
  `.execute(db);
}

/** One for each member and Bangkok day (M18). */
async function checkIns(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE check_ins (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      day date NOT NULL,
      id uuid NOT NULL,
      streak integer NOT NULL CHECK (streak > 0),
      type text NOT NULL CHECK (type IN ('CREDIT', 'POINT')),
      value bigint NOT NULL CHECK (value >= 0),
      value_tomorrow bigint NOT NULL CHECK (value_tomorrow >= 0),
      ledger_transaction_id uuid,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, member_id, day),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN check_ins.value IS 'Satang of credit, or points.';
    CREATE TRIGGER check_ins_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON check_ins EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON check_ins FROM sala_app;
  `.execute(db);
}

/** What was asked for is copied: a reward that changes its name or price later does not change what was redeemed. */
async function rewards(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reward_requests (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      seq bigint NOT NULL CHECK (seq > 0),
      item text NOT NULL,
      name text NOT NULL,
      point bigint NOT NULL CHECK (point > 0),
      credit bigint NOT NULL CHECK (credit >= 0),
      limited boolean NOT NULL,
      address jsonb,
      status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'SHIPPED', 'SUCCESS', 'REJECTED')),
      tracking_no text,
      reason text,
      client_ref text,
      handled_by uuid,
      ledger_transaction_id uuid NOT NULL,
      completed_at timestamptz,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT reward_requests_seq UNIQUE (brand_id, member_id, seq),
      CONSTRAINT reward_requests_client_ref UNIQUE (brand_id, client_ref),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN reward_requests.ledger_transaction_id IS 'The transaction that took the points.';
    CREATE INDEX reward_requests_list ON reward_requests (brand_id, created_at DESC, id DESC);
    CREATE INDEX reward_requests_status ON reward_requests (brand_id, status, created_at DESC, id DESC);
  `.execute(db);
}
