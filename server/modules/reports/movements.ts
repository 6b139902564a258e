import { sql, type RawBuilder } from 'kysely';

/** SQL: the member behind an entry of a house account, found on the other side of its transaction. */
const counterpart = sql`
  SELECT CASE a.kind WHEN 'GAME_WALLET' THEN w.member_id ELSE a.owner_id END AS member_id, w.provider
  FROM ledger_entries c
  JOIN ledger_accounts a ON a.brand_id = c.brand_id AND a.id = c.account_id
  LEFT JOIN game_wallets w ON a.kind = 'GAME_WALLET' AND w.brand_id = a.brand_id AND w.id = a.owner_id
  WHERE c.brand_id = e.brand_id AND c.transaction_id = e.transaction_id AND a.kind::text = ANY (CASE h.kind
    WHEN 'REFUND_COST' THEN '{CASHBACK}'::text[]
    WHEN 'AFFILIATE_COST' THEN '{AFFILIATE,WINLOST}'
    WHEN 'ROUNDING' THEN '{AFFILIATE,WINLOST}'
    ELSE '{MEMBER,MEMBER_HELD,GAME_WALLET}' END)
  LIMIT 1`;

/**
 * SQL: a channel of money: of a deposit how it was paid, of a withdrawal whether the system approved it, of play the
 * provider, otherwise what the transaction refers to.
 */
const channel = sql<string>`CASE t.reference_type
  WHEN 'DEPOSIT_REQUEST' THEN coalesce(r.channel, 'BANK')
  WHEN 'WITHDRAWAL' THEN CASE WHEN x.manual_reasons = '{}' THEN 'AUTOMATIC' ELSE 'STAFF' END
  ELSE coalesce(o.provider, t.reference_type) END`;

/**
 * SQL: entries of the house accounts `h` (brand_id, id, kind) with day, kind, channel and member. The roll-ups and the
 * list of movements read the same rows, so that they agree.
 * @param from a FROM list with `h` and its entries `e`.
 */
export function movements(from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    SELECT e.brand_id, e.transaction_id, e.amount, e.created_at,
      (e.created_at AT TIME ZONE 'Asia/Bangkok')::date AS day, h.kind::text AS account, t.kind, ${channel} AS channel,
      t.reference_type, t.reference_id, m.id AS member_id, m.username, m.inviter_id, m.level AS present_level
    FROM ${from}
    JOIN ledger_transactions t ON t.brand_id = e.brand_id AND t.id = e.transaction_id
    LEFT JOIN LATERAL (${counterpart}) o ON true
    LEFT JOIN members m ON m.brand_id = e.brand_id AND m.id = o.member_id
    LEFT JOIN deposit_requests r ON t.reference_type = 'DEPOSIT_REQUEST' AND r.brand_id = e.brand_id AND r.id = t.reference_id
    LEFT JOIN withdrawals x ON t.reference_type = 'WITHDRAWAL' AND x.brand_id = e.brand_id AND x.id = t.reference_id`;
}
