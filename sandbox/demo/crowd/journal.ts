import { sql } from 'kysely';
import type { DB } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import type { Chance } from './chance';

type Table = keyof DB;
type Row = Readonly<Record<string, unknown>>;
type AccountKind =
  | 'MEMBER'
  | 'MEMBER_HELD'
  | 'BANK'
  | 'PAYOUT'
  | 'GAME_TRANSIT'
  | 'GAME_WALLET'
  | 'GAME_HOUSE';

interface Posting {
  readonly kind: string;
  readonly reference: readonly [type: string, id: string];
  readonly at: Date;
  /** Satang that move. */
  readonly amount: number;
  readonly from: Account;
  readonly to: Account;
}

/** An account of the ledger; the brand's own have no owner. */
export type Account = readonly [kind: AccountKind, ownerId?: string];

/** Rows per statement. */
const CHUNK = 5_000;

/**
 * Collects the rows of a history and writes them table by table, which takes a fraction of the time of single
 * statements. The ledger's triggers check each entry all the same.
 */
export class Journal {
  readonly #brandId: string;
  readonly #chance: Chance;
  readonly #rows = new Map<Table, Row[]>();
  readonly #postings: (Posting & { readonly id: string })[] = [];

  constructor(brandId: string, chance: Chance) {
    this.#brandId = brandId;
    this.#chance = chance;
  }

  /** Tables are written in the order of their first row. */
  add(table: Table, row: Row): void {
    const rows = this.#rows.get(table) ?? [];
    this.#rows.set(table, rows);
    rows.push({ brand_id: this.#brandId, ...row });
  }

  /** Moves satang between two accounts. @returns the id of the ledger's transaction. */
  post(posting: Posting): string {
    const id = this.#chance.id(posting.at);
    this.#postings.push({ ...posting, id });
    return id;
  }

  /** What was added to a table. */
  rowsOf(table: Table): readonly Row[] {
    return this.#rows.get(table) ?? [];
  }

  async write(trx: Transaction): Promise<void> {
    const [people, others] = split(
      [...this.#rows],
      ([table]) => table === 'members' || table === 'member_banks',
    );
    for (const [table, rows] of people) await insert(trx, table, rows);
    await this.#writeLedger(trx);
    for (const [table, rows] of others) await insert(trx, table, rows);
  }

  async #writeLedger(trx: Transaction): Promise<void> {
    const postings = this.#postings.sort((a, b) => a.at.getTime() - b.at.getTime());
    const accounts = new Map(postings.flatMap(({ from, to }) => [from, to]).map((one) => [nameOf(one), one]));
    const wanted = [...accounts.values()].map(([kind, owner_id = null]) => ({
      ...{ brand_id: this.#brandId, id: this.#chance.id(new Date(0)) },
      ...{ kind, owner_id },
    }));
    await sql`INSERT INTO ledger_accounts (brand_id, id, kind, owner_id)
      SELECT brand_id, id, kind, owner_id FROM jsonb_populate_recordset(NULL::ledger_accounts, ${JSON.stringify(wanted)}::jsonb)
      ON CONFLICT ON CONSTRAINT ledger_accounts_owner DO NOTHING`.execute(trx);
    const opened = await trx
      .selectFrom('ledger_accounts')
      .select(['id', 'kind', 'owner_id'])
      .where('brand_id', '=', this.#brandId)
      .execute();
    const ids = new Map(opened.map(({ id, kind, owner_id }) => [nameOf([kind, owner_id]), id]));
    const entryOf = (account: Account, amount: number, { id, at }: { id: string; at: Date }) => ({
      ...{ brand_id: this.#brandId, account_id: ids.get(nameOf(account)), seq: 0, transaction_id: id },
      ...{ amount, balance_after: 0, created_at: at },
    });
    await insert(
      trx,
      'ledger_transactions',
      postings.map(({ id, kind, reference: [reference_type, reference_id], at }) => ({
        ...{ brand_id: this.#brandId, id, kind, reference_type, reference_id, created_at: at },
      })),
    );
    await insert(
      trx,
      'ledger_entries',
      postings.flatMap((one) => [entryOf(one.from, -one.amount, one), entryOf(one.to, one.amount, one)]),
    );
  }
}

const nameOf = ([kind, ownerId]: readonly [string, (string | null | undefined)?]) =>
  `${kind} ${ownerId ?? ''}`;

function split<T>(list: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((one) => !isFirst(one))];
}

/** All rows have the same columns. Both entries of a posting are in one statement, because chunks have even length. */
async function insert(trx: Transaction, table: Table, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK);
    const columns = sql.join(Object.keys(chunk[0] ?? {}).map((name) => sql.ref(name)));
    await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns}
      FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(chunk)}::jsonb)`.execute(trx);
  }
}
