import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * One transfer is credited once, and nobody alone credits money that no transfer backs. Each credit has at most one
 * claim and each claim one transfer, by unique indexes; a credit that names no transfer is an adjustment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await adjustments(db);
  await claims(db);
  await lines(db);
  await credits(db);
}

async function adjustments(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE adjustments
      ALTER COLUMN member_id DROP NOT NULL,
      ADD COLUMN deposit_request_id uuid,
      ADD COLUMN bank_transfer_id uuid,
      DROP CONSTRAINT adjustments_second_person,
      ADD CONSTRAINT adjustments_second_person
        CHECK (status <> 'SUCCESS' OR (handled_by IS NOT NULL AND alone = (handled_by = proposed_by))),
      DROP CONSTRAINT adjustments_kind_check,
      ADD CONSTRAINT adjustments_kind_check
        CHECK (kind IN ('CORRECTION', 'COMPENSATION', 'PROMOTION', 'RECALL', 'DEPOSIT', 'TRANSFER', 'REFUND')),
      ADD CONSTRAINT adjustments_member CHECK ((member_id IS NULL) = (kind = 'REFUND')),
      ADD CONSTRAINT adjustments_request CHECK ((deposit_request_id IS NOT NULL) = (kind = 'DEPOSIT')),
      ADD CONSTRAINT adjustments_transfer CHECK (
        CASE WHEN kind IN ('TRANSFER', 'REFUND') THEN bank_transfer_id IS NOT NULL
          ELSE kind = 'DEPOSIT' OR bank_transfer_id IS NULL END),
      ADD FOREIGN KEY (brand_id, deposit_request_id) REFERENCES deposit_requests (brand_id, id),
      ADD FOREIGN KEY (brand_id, bank_transfer_id) REFERENCES bank_transfers (brand_id, id);
    COMMENT ON COLUMN adjustments.deposit_request_id IS 'The request that a DEPOSIT credits.';
    COMMENT ON COLUMN adjustments.bank_transfer_id IS 'The bank line that is credited or refunded.';
    CREATE INDEX adjustments_of_request ON adjustments (brand_id, deposit_request_id) WHERE deposit_request_id IS NOT NULL;
    CREATE INDEX adjustments_added ON adjustments (brand_id, amount) WHERE status = 'SUCCESS' AND direction = 'ADD';
    CREATE UNIQUE INDEX adjustments_waiting_request ON adjustments (brand_id, deposit_request_id) WHERE status = 'PENDING';
    CREATE UNIQUE INDEX adjustments_waiting_transfer ON adjustments (brand_id, bank_transfer_id) WHERE status = 'PENDING';
  `.execute(db);
}

async function claims(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE transfer_claims
      ALTER COLUMN member_id DROP NOT NULL,
      ADD COLUMN linked boolean NOT NULL DEFAULT false,
      DROP CONSTRAINT transfer_claims_paid_type_check,
      ADD CONSTRAINT transfer_claims_paid_type_check
        CHECK (paid_type IN ('SLIP', 'DEPOSIT_REQUEST', 'ADJUSTMENT', 'REFUND')),
      ADD CONSTRAINT transfer_claims_member CHECK ((member_id IS NULL) = (paid_type = 'REFUND'));
    COMMENT ON COLUMN transfer_claims.linked IS 'Backs a credit that was given by hand before; its amount may differ a little.';
    COMMENT ON COLUMN transfer_claims.paid_id IS 'What the transfer paid for; of a REFUND its bank line.';
    DROP INDEX transfer_claims_paid;
    CREATE UNIQUE INDEX transfer_claims_paid ON transfer_claims (brand_id, paid_type, paid_id);
    CREATE UNIQUE INDEX transfer_claims_credit ON transfer_claims (brand_id, ledger_transaction_id);
    CREATE UNIQUE INDEX deposit_requests_credit ON deposit_requests (brand_id, ledger_transaction_id)
      WHERE ledger_transaction_id IS NOT NULL;
    CREATE UNIQUE INDEX slips_credit ON slips (brand_id, ledger_transaction_id) WHERE ledger_transaction_id IS NOT NULL;
    CREATE INDEX deposit_requests_by_hand ON deposit_requests (brand_id, credited_amount)
      WHERE status = 'SUCCESS' AND handled_by IS NOT NULL;
    CREATE INDEX member_banks_everywhere ON member_banks (bank_name, bank_id);
  `.execute(db);
}

async function lines(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE bank_transfers SET status = 'MATCHED' WHERE status = 'IGNORED';
    ALTER TABLE bank_transfers
      ADD COLUMN handled_by uuid REFERENCES staff (id),
      ADD COLUMN completed_at timestamptz,
      DROP CONSTRAINT bank_transfers_status_check,
      ADD CONSTRAINT bank_transfers_status_check CHECK (status IN ('UNMATCHED', 'MATCHED', 'LINKED', 'REFUNDED'));
    COMMENT ON COLUMN bank_transfers.status IS 'LINKED backs a credit that was given by hand before.';
    DROP INDEX bank_transfers_list;
    CREATE INDEX bank_transfers_list ON bank_transfers (brand_id, created_at DESC, id DESC);
    CREATE INDEX bank_transfers_status ON bank_transfers (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX bank_transfers_deposit ON bank_transfers (brand_id, deposit_request_id) WHERE deposit_request_id IS NOT NULL;
    CREATE INDEX bank_transfers_key ON bank_transfers (sending_bank, trans_ref);
    ALTER TABLE trial_balances
      ADD COLUMN unbacked jsonb NOT NULL DEFAULT '{"count": 0, "amount": 0, "oldest": null, "credits": []}',
      ADD COLUMN unmatched jsonb NOT NULL DEFAULT '{"count": 0, "amount": 0, "oldest": null}';
    COMMENT ON COLUMN trial_balances.unbacked IS 'Deposits that no transfer backs, in satang: open, not wrong.';
    COMMENT ON COLUMN trial_balances.unmatched IS 'Undecided bank lines, in satang.';
  `.execute(db);
}

/** Everything that staff or the system credited for money from outside, with what it may be confused with. */
async function credits(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE VIEW outside_credits AS
    SELECT r.brand_id, r.member_id, r.company_account_id, r.id, 'DEPOSIT' AS kind, r.credited_amount AS amount,
      r.amount AS asked, r.pay_amount AS pay, least(r.created_at, r.transferred_at) AS since, r.completed_at AS until,
      coalesce((SELECT a.proposed_by FROM adjustments a
        WHERE a.brand_id = r.brand_id AND a.deposit_request_id = r.id AND a.status = 'SUCCESS' LIMIT 1), r.handled_by) AS credited_by,
      r.handled_by, r.ledger_transaction_id,
      EXISTS (SELECT FROM transfer_claims c
        WHERE c.brand_id = r.brand_id AND c.ledger_transaction_id = r.ledger_transaction_id) AS backed
    FROM deposit_requests r WHERE r.status = 'SUCCESS'
    UNION ALL
    SELECT a.brand_id, a.member_id, NULL, a.id, 'ADJUSTMENT', a.amount, a.amount, a.amount, a.created_at, a.completed_at,
      a.proposed_by, a.handled_by, NULL,
      EXISTS (SELECT FROM transfer_claims c
        WHERE c.brand_id = a.brand_id AND c.paid_type = 'ADJUSTMENT' AND c.paid_id = a.id)
    FROM adjustments a
    WHERE a.status = 'SUCCESS' AND a.direction = 'ADD' AND a.kind IN ('CORRECTION', 'COMPENSATION', 'RECALL');
    COMMENT ON VIEW outside_credits IS 'backed: a bank transfer was claimed for it.';
    REVOKE INSERT, UPDATE, DELETE ON outside_credits FROM sala_app;
  `.execute(db);
}
