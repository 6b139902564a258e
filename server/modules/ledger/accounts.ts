import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';

/**
 * Accounts of a member: the available balance, what an open withdrawal holds, what is in transit to a game, earnings
 * from friends (`AFFILIATE`) and from win/loss (`WINLOST`), and points. Never below zero.
 */
type MemberAccountKind = 'MEMBER' | 'MEMBER_HELD' | 'MEMBER_POINT' | 'GAME_TRANSIT' | 'AFFILIATE' | 'WINLOST';

/** Accounts of the house, one of each per brand: the counterparts of members' accounts. */
type HouseAccountKind =
  | 'PAYOUT'
  | 'BONUS'
  | 'ADJUSTMENT'
  | 'RECEIVABLE'
  | 'PRIZE'
  | 'POINT'
  | 'GAME_HOUSE'
  | 'AFFILIATE_COST'
  | 'REFUND_COST'
  | 'ROUNDING';

/** Names an account without knowing its id. `BANK` has one for each company account, `GAME_WALLET` for each game wallet. */
export type AccountRef =
  | { readonly kind: MemberAccountKind | 'BANK' | 'GAME_WALLET'; readonly ownerId: string }
  | { readonly kind: HouseAccountKind; readonly ownerId?: undefined };

export function memberAccount(memberId: string): AccountRef {
  return { kind: 'MEMBER', ownerId: memberId };
}

export function heldAccount(memberId: string): AccountRef {
  return { kind: 'MEMBER_HELD', ownerId: memberId };
}

export function pointAccount(memberId: string): AccountRef {
  return { kind: 'MEMBER_POINT', ownerId: memberId };
}

/** Whether an account counts points; every other one holds satang. */
export function isOfPoints({ kind }: AccountRef): boolean {
  return kind === 'MEMBER_POINT' || kind === 'POINT';
}

export function bankAccount(companyAccountId: string): AccountRef {
  return { kind: 'BANK', ownerId: companyAccountId };
}

/** Opens the accounts that do not exist yet. One query. */
export async function openAccounts(
  trx: Transaction,
  brandId: string,
  refs: readonly AccountRef[],
): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values(
      refs.map(({ kind, ownerId }) => ({
        brand_id: brandId,
        id: uuidv7(),
        kind,
        owner_id: ownerId ?? null,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

/** @returns the available balance of a member and what open withdrawals hold, in satang. One query. */
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
