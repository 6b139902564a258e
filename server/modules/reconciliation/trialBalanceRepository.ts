import type { InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Discrepancy } from './checkTransactions';
import type { OpenItems } from './openItems';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type Balance = Calls['GET /api/staff/brand/{brandId}/trial-balance']['data'][number];
type Row = InferResult<ReturnType<typeof balancesOf>>[number];

export function findBalance(db: Database, brandId: string, id: string): Promise<Row> {
  return balancesOf(db, brandId).where('b.id', '=', id).executeTakeFirstOrThrow();
}

/** Whether the latest trial balance passed; true for a brand without any. */
export async function hasPassed(db: Database, brandId: string): Promise<boolean> {
  const newest = await db
    .selectFrom('trial_balances')
    .select('balanced')
    .where('brand_id', '=', brandId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.balanced ?? true;
}

export function presentBalance({ discrepancies, unbacked, unmatched, ...row }: Row): Balance {
  const { liabilities, house, issued } = row;
  return {
    uuid: row.id,
    day: row.day,
    createdAt: bangkokIso(row.created_at),
    balanced: row.balanced,
    accounts: row.accounts,
    entries: row.entries,
    liabilities: satangToBaht(liabilities),
    house: satangToBaht(house),
    issued: satangToBaht(issued),
    difference: satangToBaht(liabilities + house - issued),
    // The JSON columns hold what `createTrialBalance` stored.
    discrepancies: (discrepancies as unknown as readonly Discrepancy[]).map(presentDiscrepancy),
    ...presentOpen({ unbacked, unmatched } as unknown as OpenItems),
    requestedBy: row.email,
  };
}

function presentOpen({ unbacked, unmatched }: OpenItems): Pick<Balance, 'unbacked' | 'unmatched'> {
  const at = (time: string) => bangkokIso(new Date(time));
  const figures = ({ count, amount, oldest }: OpenItems['unmatched']) => ({
    ...{ count, amount: satangToBaht(amount) },
    oldest: oldest === null ? null : at(oldest),
  });
  const credits = unbacked.credits.map(({ id, memberId, amount, at: time }) => ({
    ...{ uuid: id, userUuid: memberId, amount: satangToBaht(amount), at: at(time) },
  }));
  return { unbacked: { ...figures(unbacked), credits }, unmatched: figures(unmatched) };
}

function presentDiscrepancy({
  kind,
  id,
  account,
  ownerId,
  points,
  difference,
}: Discrepancy): Balance['discrepancies'][number] {
  return {
    ...{ kind, uuid: id, account, ownerUuid: ownerId, points },
    difference: points ? difference : satangToBaht(difference),
  };
}

/** Trial balances of the brand. */
export function balancesOf(db: Database, brandId: string) {
  return db
    .selectFrom('trial_balances as b')
    .leftJoin('staff as s', 's.id', 'b.requested_by')
    .select(['b.id', 'b.day', 'b.created_at', 'b.balanced', 'b.accounts', 'b.entries'])
    .select([
      'b.liabilities',
      'b.house',
      'b.issued',
      'b.discrepancies',
      'b.unbacked',
      'b.unmatched',
      's.email',
    ])
    .where('b.brand_id', '=', brandId);
}
