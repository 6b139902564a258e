import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Money that comes in. `transfer_claims` spans brands: one bank transfer pays once, for ever (S1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE company_accounts (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      bank_name text NOT NULL,
      bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
      account_name text NOT NULL,
      active boolean NOT NULL DEFAULT true,
      sort_order integer NOT NULL DEFAULT 0,
      opened_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT company_accounts_account UNIQUE (brand_id, bank_name, bank_id)
    );

    CREATE TABLE deposit_requests (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      company_account_id uuid NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      pay_amount bigint NOT NULL CHECK (pay_amount > 0),
      credited_amount bigint CHECK (credited_amount > 0),
      bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
      channel text NOT NULL DEFAULT 'BANK' CHECK (channel IN ('BANK', 'SLIP')),
      status text NOT NULL CHECK (status IN ('PENDING', 'TRANSFERRED', 'SUCCESS', 'REJECTED', 'CANCELLED', 'EXPIRED')),
      reason text,
      handled_by uuid,
      ledger_transaction_id uuid,
      expires_at timestamptz NOT NULL,
      transferred_at timestamptz,
      completed_at timestamptz,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
      FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id)
    );
    CREATE UNIQUE INDEX deposit_requests_open_member ON deposit_requests (brand_id, member_id)
      WHERE status IN ('PENDING', 'TRANSFERRED');
    CREATE UNIQUE INDEX deposit_requests_open_amount ON deposit_requests (brand_id, company_account_id, pay_amount)
      WHERE status IN ('PENDING', 'TRANSFERRED');
    CREATE INDEX deposit_requests_member ON deposit_requests (brand_id, member_id, created_at DESC, id DESC);
    CREATE INDEX deposit_requests_list ON deposit_requests (brand_id, created_at DESC, id DESC);
    CREATE INDEX deposit_requests_status ON deposit_requests (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX deposit_requests_expiry ON deposit_requests (expires_at) WHERE status = 'PENDING';

    CREATE TABLE transfer_claims (
      sending_bank text NOT NULL,
      trans_ref text NOT NULL CHECK (trans_ref ~ '^[0-9A-Z]+$'),
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      paid_type text NOT NULL CHECK (paid_type IN ('SLIP', 'DEPOSIT_REQUEST')),
      paid_id uuid NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      ledger_transaction_id uuid,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (sending_bank, trans_ref)
    );
    CREATE INDEX transfer_claims_paid ON transfer_claims (brand_id, paid_type, paid_id);

    CREATE TABLE bank_transfers (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      company_account_id uuid NOT NULL,
      sending_bank text NOT NULL,
      sender_account text NOT NULL,
      sender_name text NOT NULL,
      trans_ref text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      transferred_at timestamptz NOT NULL,
      status text NOT NULL DEFAULT 'UNMATCHED' CHECK (status IN ('UNMATCHED', 'MATCHED', 'IGNORED')),
      deposit_request_id uuid,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT bank_transfers_ref UNIQUE (brand_id, sending_bank, trans_ref),
      FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id),
      FOREIGN KEY (brand_id, deposit_request_id) REFERENCES deposit_requests (brand_id, id)
    );
    CREATE INDEX bank_transfers_list ON bank_transfers (brand_id, status, transferred_at DESC, id DESC);
    CREATE INDEX bank_transfers_match ON bank_transfers (brand_id, company_account_id, amount) WHERE status = 'UNMATCHED';

    CREATE TABLE slips (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      deposit_request_id uuid,
      company_account_id uuid,
      image_hash bytea NOT NULL,
      file_name text NOT NULL,
      sending_bank text,
      trans_ref text,
      amount bigint CHECK (amount > 0),
      requested_amount bigint CHECK (requested_amount > 0),
      sender_name text,
      sender_bank text,
      sender_account text,
      receiver_name text,
      receiver_bank text,
      receiver_account text,
      transferred_at timestamptz,
      status text NOT NULL
        CHECK (status IN ('VERIFYING', 'VERIFIED', 'SUCCESS', 'PENDING_REVIEW', 'DUPLICATE', 'INVALID', 'REJECTED')),
      reason text,
      note text,
      tries integer NOT NULL DEFAULT 0,
      retry_at timestamptz,
      handled_by uuid,
      ledger_transaction_id uuid,
      completed_at timestamptz,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id),
      FOREIGN KEY (brand_id, deposit_request_id) REFERENCES deposit_requests (brand_id, id),
      FOREIGN KEY (brand_id, company_account_id) REFERENCES company_accounts (brand_id, id)
    );
    CREATE INDEX slips_member ON slips (brand_id, member_id, created_at DESC, id DESC);
    CREATE INDEX slips_status ON slips (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX slips_image ON slips (brand_id, image_hash);
    CREATE INDEX slips_transfer ON slips (sending_bank, trans_ref) WHERE trans_ref IS NOT NULL;
    CREATE INDEX slips_retry ON slips (retry_at) WHERE status = 'VERIFYING';

    REVOKE UPDATE, DELETE, TRUNCATE ON transfer_claims FROM sala_app;
    GRANT UPDATE (ledger_transaction_id) ON transfer_claims TO sala_app;
  `.execute(db);
}
