import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { SearchTerms } from './readQuery';

type Hit = Calls['GET /api/staff/member']['data']['hits'][number];

/** An object that a search found. */
export interface FoundRow {
  /** The best matches have the lowest. */
  readonly rank: number;
  readonly match: Hit['match'];
  readonly brand_id: string;
  readonly member_id: string | null;
  /** What matched, not masked. */
  readonly text: string;
  readonly record_kind: NonNullable<Hit['record']>['kind'];
  readonly record_id: string;
}

interface Branch extends Pick<FoundRow, 'rank' | 'match' | 'record_kind'> {
  readonly table: string;
  /** Column or expression that matches, and the condition on it; the alias of the table is `x`. */
  readonly text: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order?: RawBuilder<unknown>;
  /** Column with the member; `member_id` unless named. */
  readonly member?: RawBuilder<unknown>;
  /** Column with the id; `id` unless named. */
  readonly id?: RawBuilder<unknown>;
  readonly join?: RawBuilder<unknown>;
}

/** After every text that begins with `start`, in the order of bytes. */
const LAST = '\u{10ffff}';

/**
 * The queries of a search, each at most `limit` rows over all brands, each by an index, so that the number of members does not matter.
 * The operators `~>=~` and `~<~` find beginnings also in a cached plan, in which LIKE reads a complete table.
 */
export function searchBranches(
  terms: SearchTerms,
  brandIds: readonly string[],
  limit: number,
): RawBuilder<FoundRow>[] {
  const { uuid } = terms;
  const branches = uuid === undefined ? textBranches(terms) : uuidBranches(uuid);
  return branches.map((branch) => overBrands(branch, brandIds, limit));
}

function overBrands(branch: Branch, brandIds: readonly string[], limit: number): RawBuilder<FoundRow> {
  const { rank, match, record_kind, table, text, where, order, join } = branch;
  const { member = sql`x.member_id`, id = sql`x.id` } = branch;
  return sql<FoundRow>`
    SELECT ${sql.lit(rank)} AS rank, ${sql.lit(match)} AS match, b.id AS brand_id, f.member_id, f.text,
      ${sql.lit(record_kind)} AS record_kind, f.record_id
    FROM unnest(${brandIds}::text[]) AS b (id) CROSS JOIN LATERAL (
      SELECT ${member} AS member_id, ${text}::text AS text, ${id} AS record_id
      FROM ${sql.table(table)} AS x ${join ?? sql``}
      WHERE x.brand_id = b.id AND ${where} ${order ? sql`ORDER BY ${order} USING ~<~` : sql``} LIMIT ${limit}
    ) AS f LIMIT ${limit}`;
}

function textBranches({ username, phone, digits, name, reference }: SearchTerms): Branch[] {
  const reversed = digits && [...digits].reverse().join('');
  return [
    ...(username === undefined ? [] : usernameBranches(username)),
    ...(phone === undefined ? [] : [member('PHONE', 1, sql`x.phone_e164`, sql`x.phone_e164 = ${phone}`)]),
    ...(reference === undefined ? [] : referenceBranches(reference)),
    ...(reversed === undefined ? [] : numberBranches(reversed)),
    ...(name === undefined ? [] : nameBranches(name)),
  ];
}

function usernameBranches(username: string): Branch[] {
  const column = sql`x.username`;
  return [
    member('USERNAME', 0, column, sql`${column} = ${username}`),
    { ...member('USERNAME', 4, column, begins(column, username)), order: column },
  ];
}

function nameBranches(name: string): Branch[] {
  const [whole, surname] = [sql`lower(x.name)`, sql`lower(substring(x.name FROM '[^ ]+$'))`];
  return [whole, surname].map((column, place) => ({
    ...member('NAME', 5 + place, sql`x.name`, begins(column, name)),
    order: column,
  }));
}

/** @param reversed the last digits, the last one first. */
function numberBranches(reversed: string): Branch[] {
  const [phone, account] = [sql`reverse(x.phone_e164)`, sql`reverse(x.bank_id)`];
  const ofAccount = {
    rank: 3,
    record_kind: 'member',
    text: sql`x.bank_id`,
    id: sql`x.member_id`,
    where: begins(account, reversed),
    order: account,
  } as const;
  return [
    { ...member('PHONE', 3, sql`x.phone_e164`, begins(phone, reversed)), order: phone },
    { ...ofAccount, match: 'BANK_ACCOUNT', table: 'member_banks' },
    { ...ofAccount, match: 'FORMER_BANK_ACCOUNT', table: 'member_bank_changes' },
  ];
}

/** Transfers by the reference of the bank, pay-outs and QR codes by that of their provider. */
function referenceBranches(reference: string): Branch[] {
  const transfer = { rank: 2, match: 'TRANSFER', text: sql`x.trans_ref` } as const;
  const where = sql`x.trans_ref = ${reference}`;
  return [
    { ...transfer, record_kind: 'slip', table: 'slips', where },
    {
      ...{ ...transfer, record_kind: 'bank-transfer', table: 'bank_transfers', where },
      member: sql`r.member_id`,
      join: sql`LEFT JOIN deposit_requests r ON r.brand_id = x.brand_id AND r.id = x.deposit_request_id`,
    },
    {
      ...{ ...transfer, record_kind: 'withdrawal', table: 'payout_orders', text: sql`x.reference` },
      where: sql`x.reference IN (${reference}, lower(${reference}))`,
      member: sql`w.member_id`,
      id: sql`w.id`,
      join: sql`JOIN withdrawals w ON w.brand_id = x.brand_id AND w.id = x.withdrawal_id`,
    },
    {
      ...{ ...transfer, record_kind: 'deposit', table: 'deposit_requests', text: sql`x.qr_reference` },
      where: sql`x.qr_reference IN (${reference}, lower(${reference}))`,
    },
  ];
}

const tables = {
  deposit: 'deposit_requests',
  slip: 'slips',
  withdrawal: 'withdrawals',
  adjustment: 'adjustments',
  reward: 'reward_requests',
  prize: 'game_reward_requests',
  'game-transfer': 'game_transfers',
  level: 'level_grants',
  turnover: 'turnover_requirements',
} as const;

/** Objects by their id. A bank line may have no member. */
function uuidBranches(uuid: string): Branch[] {
  const common = { rank: 0, match: 'UUID', text: sql`x.id`, where: sql`x.id = ${uuid}` } as const;
  const owned = Object.entries(tables) as [keyof typeof tables, string][];
  return [
    member('UUID', 0, sql`x.id`, sql`x.id = ${uuid}`),
    ...owned.map(([record_kind, table]) => ({ ...common, record_kind, table })),
    {
      ...{ ...common, record_kind: 'bank-transfer', table: 'bank_transfers', member: sql`r.member_id` },
      join: sql`LEFT JOIN deposit_requests r ON r.brand_id = x.brand_id AND r.id = x.deposit_request_id`,
    },
    {
      ...{ ...common, record_kind: 'ledger', table: 'ledger_transactions', member: sql`o.owner_id` },
      join: sql`CROSS JOIN LATERAL (
        SELECT a.owner_id FROM ledger_entries e
        JOIN ledger_accounts a ON a.brand_id = e.brand_id AND a.id = e.account_id
        WHERE e.brand_id = x.brand_id AND e.transaction_id = x.id AND a.kind IN ('MEMBER', 'MEMBER_HELD', 'MEMBER_POINT')
        LIMIT 1) AS o`,
    },
  ];
}

function member(
  match: Hit['match'],
  rank: number,
  text: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Branch {
  return { match, rank, text, where, record_kind: 'member', table: 'members', member: sql`x.id` };
}

function begins(column: RawBuilder<unknown>, start: string): RawBuilder<unknown> {
  return sql`${column} ~>=~ ${start} AND ${column} ~<~ ${start + LAST}`;
}
