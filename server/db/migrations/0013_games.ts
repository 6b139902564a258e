import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Play at game providers, what members earn by it and by their friends, and the sandbox provider's own books.
 * A wallet is a member's account at one provider; a transfer is written down before the provider is asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ledgerAccounts(db);
  await inviters(db);
  await play(db);
  await sandbox(db);
}

/** What is with a provider may be short for a moment: its wins are told after the money came home. */
async function ledgerAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
    ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN (
      'MEMBER', 'MEMBER_HELD', 'BANK', 'PAYOUT', 'BONUS', 'ADJUSTMENT', 'RECEIVABLE',
      'GAME_TRANSIT', 'GAME_WALLET', 'GAME_HOUSE',
      'AFFILIATE', 'WINLOST', 'AFFILIATE_COST', 'REFUND_COST', 'ROUNDING'));
    ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_not_negative;
    ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_not_negative
      CHECK (balance >= 0 OR kind NOT IN ('MEMBER', 'MEMBER_HELD', 'GAME_TRANSIT', 'AFFILIATE', 'WINLOST'));
  `.execute(db);
}

/** Who invited whom is said once, by a member who is there already: so nobody invites himself, and no circle closes (M17). */
async function inviters(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION fix_inviter() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        IF NEW.inviter_id IS DISTINCT FROM OLD.inviter_id THEN
          RAISE EXCEPTION 'the inviter of a member never changes' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
      ELSIF NEW.inviter_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM members WHERE brand_id = NEW.brand_id AND id = NEW.inviter_id
      ) THEN
        RAISE EXCEPTION 'the inviter must be a member already' USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER members_inviter_fixed BEFORE INSERT OR UPDATE OF inviter_id ON members
      FOR EACH ROW EXECUTE FUNCTION fix_inviter();
  `.execute(db);
}

async function play(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE game_wallets (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      provider text NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT game_wallets_member UNIQUE (brand_id, member_id, provider),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );

    CREATE TABLE game_transfers (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      wallet_id uuid NOT NULL,
      member_id uuid NOT NULL,
      direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
      amount bigint NOT NULL CHECK (amount > 0),
      status text NOT NULL CHECK (status IN ('PENDING', 'DONE', 'REFUSED')),
      client_ref text,
      reason text,
      tries integer NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      completed_at timestamptz,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT game_transfers_request UNIQUE (brand_id, wallet_id, client_ref),
      FOREIGN KEY (brand_id, wallet_id) REFERENCES game_wallets (brand_id, id)
    );
    CREATE UNIQUE INDEX game_transfers_open ON game_transfers (brand_id, wallet_id) WHERE status = 'PENDING';
    CREATE INDEX game_transfers_due ON game_transfers (due_at) WHERE status = 'PENDING';
    CREATE INDEX game_transfers_list ON game_transfers (brand_id, member_id, created_at DESC, id DESC);

    CREATE TABLE game_rounds (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      wallet_id uuid NOT NULL,
      member_id uuid NOT NULL,
      provider text NOT NULL,
      round_ref text NOT NULL,
      game text NOT NULL,
      bet bigint NOT NULL CHECK (bet >= 0),
      win bigint NOT NULL CHECK (win >= 0),
      day date NOT NULL,
      booking_id uuid NOT NULL,
      played_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT game_rounds_once UNIQUE (brand_id, provider, round_ref),
      FOREIGN KEY (brand_id, wallet_id) REFERENCES game_wallets (brand_id, id)
    );
    CREATE INDEX game_rounds_list ON game_rounds (brand_id, member_id, played_at DESC, id DESC);
    CREATE TRIGGER game_rounds_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON game_rounds EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON game_rounds FROM sala_app;

    CREATE TABLE game_feeds (
      provider text NOT NULL PRIMARY KEY,
      read_until timestamptz NOT NULL
    );

    CREATE TABLE game_days (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      inviter_id uuid,
      day date NOT NULL,
      rounds integer NOT NULL CHECK (rounds > 0),
      turnover bigint NOT NULL CHECK (turnover >= 0),
      win bigint NOT NULL CHECK (win >= 0),
      refund bigint NOT NULL DEFAULT 0 CHECK (refund >= 0),
      af bigint NOT NULL DEFAULT 0 CHECK (af >= 0),
      wl bigint NOT NULL DEFAULT 0 CHECK (wl >= 0),
      settled_at timestamptz,
      transaction_id uuid,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT game_days_member UNIQUE (brand_id, member_id, day),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    CREATE INDEX game_days_list ON game_days (brand_id, member_id, day DESC, id DESC);
    CREATE INDEX game_days_downline ON game_days (brand_id, inviter_id, day DESC, id DESC) WHERE inviter_id IS NOT NULL;
    CREATE INDEX game_days_due ON game_days (day) WHERE settled_at IS NULL;
  `.execute(db);
}

/** As a provider somewhere else would keep them: the platform never reads these but through the port. */
async function sandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sandbox_game_wallets (
      brand_id text NOT NULL,
      player_id uuid NOT NULL,
      balance bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (brand_id, player_id),
      CONSTRAINT sandbox_game_wallets_not_negative CHECK (balance >= 0)
    );

    CREATE TABLE sandbox_game_moves (
      brand_id text NOT NULL,
      reference uuid NOT NULL,
      player_id uuid NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      refused boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, reference),
      FOREIGN KEY (brand_id, player_id) REFERENCES sandbox_game_wallets (brand_id, player_id)
    );

    CREATE TABLE sandbox_game_rounds (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      player_id uuid NOT NULL,
      request_id uuid NOT NULL,
      game text NOT NULL,
      version integer NOT NULL,
      choice jsonb NOT NULL,
      outcome jsonb NOT NULL,
      bet bigint NOT NULL CHECK (bet > 0),
      win bigint NOT NULL CHECK (win >= 0),
      balance_after bigint NOT NULL,
      played_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT sandbox_game_rounds_request UNIQUE (brand_id, player_id, request_id),
      FOREIGN KEY (brand_id, player_id) REFERENCES sandbox_game_wallets (brand_id, player_id)
    );
    CREATE INDEX sandbox_game_rounds_feed ON sandbox_game_rounds (played_at, id);

    CREATE TABLE sandbox_game_launches (
      code_hash bytea NOT NULL PRIMARY KEY,
      brand_id text NOT NULL,
      player_id uuid NOT NULL,
      game text NOT NULL,
      home text NOT NULL,
      expires_at timestamptz NOT NULL
    );
  `.execute(db);
}
