import { sql } from 'kysely';
import type { Database } from '#server/db/connect';
import type { Transaction } from '#server/db/transaction';
import { uuidv7 } from '#server/id';

/** Accounts of a member: what they may spend, and what an open withdrawal holds. Never below zero. */
type MemberAccountKind = 'MEMBER' | 'MEMBER_HELD';

/** Accounts of the house, one of each in a brand; money that left or entered the members' side. */
type HouseAccountKind = 'PAYOUT' | 'BONUS' | 'ADJUSTMENT' | 'RECEIVABLE';

/** Names an account without knowing its id. `BANK` has one account for each company account. */
export type AccountRef =
  | { readonly kind: MemberAccountKind | 'BANK'; readonly ownerId: string }
  | { readonly kind: HouseAccountKind; readonly ownerId?: undefined };

export function memberAccount(memberId: string): AccountRef {
  return { kind: 'MEMBER', ownerId: memberId };
}

export function heldAccount(memberId: string): AccountRef {
  return { kind: 'MEMBER_HELD', ownerId: memberId };
}

export function bankAccount(companyAccountId: string): AccountRef {
  return { kind: 'BANK', ownerId: companyAccountId };
}

/** Ids of these accounts in the same order; the missing ones are opened. One query when all exist. */
export async function accountIds(
  trx: Transaction,
  brandId: string,
  refs: readonly AccountRef[],
): Promise<string[]> {
  const found = await selectIds(trx, brandId, refs);
  const missing = refs.filter((ref) => !found.has(nameOf(ref)));
  if (missing.length > 0) {
    await trx
      .insertInto('ledger_accounts')
      .values(
        missing.map(({ kind, ownerId }) => ({
          brand_id: brandId,
          id: uuidv7(),
          kind,
          owner_id: ownerId ?? null,
        })),
      )
      .onConflict((on) => on.doNothing())
      .execute();
    for (const [name, id] of await selectIds(trx, brandId, missing)) found.set(name, id);
  }
  return refs.map((ref) => {
    const id = found.get(nameOf(ref));
    if (id === undefined) throw new Error(`The ledger account ${nameOf(ref)} could not be opened.`);
    return id;
  });
}

/** What a member may spend and what open withdrawals hold, in satang. One query. */
export async function readBalance(
  db: Database,
  brandId: string,
  memberId: string,
): Promise<{ available: number; held: number }> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('brand_id', '=', brandId)
    .where('owner_id', '=', memberId)
    .where('kind', 'in', ['MEMBER', 'MEMBER_HELD'])
    .execute();
  const of = (kind: MemberAccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { available: of('MEMBER'), held: of('MEMBER_HELD') };
}

async function selectIds(
  trx: Transaction,
  brandId: string,
  refs: readonly AccountRef[],
): Promise<Map<string, string>> {
  const kinds = refs.map(({ kind }) => kind);
  const owners = refs.map(({ ownerId }) => ownerId ?? null);
  const rows = await trx
    .selectFrom('ledger_accounts as a')
    .innerJoin(
      sql<{ kind: string; owner_id: string | null }>`unnest(${kinds}::text[], ${owners}::uuid[])`.as<'r'>(
        sql`r(kind, owner_id)`,
      ),
      (on) => on.onRef('r.kind', '=', 'a.kind').on(sql<boolean>`r.owner_id IS NOT DISTINCT FROM a.owner_id`),
    )
    .select(['a.id', 'a.kind', 'a.owner_id'])
    .where('a.brand_id', '=', brandId)
    .execute();
  return new Map(rows.map(({ id, kind, owner_id }) => [`${kind}:${owner_id ?? ''}`, id]));
}

function nameOf({ kind, ownerId }: AccountRef): string {
  return `${kind}:${ownerId ?? ''}`;
}
