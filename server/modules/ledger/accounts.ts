import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';

/**
 * Accounts of a member: available balance, credit held by an open withdrawal, credit in transit to a game, earnings
 * from friends' stakes (`AFFILIATE`) and losses (`WINLOST`), the refund of own losses (`CASHBACK`), and points. None
 * may become negative.
 */
type MemberAccountKind =
  | 'MEMBER'
  | 'MEMBER_HELD'
  | 'MEMBER_POINT'
  | 'GAME_TRANSIT'
  | 'AFFILIATE'
  | 'WINLOST'
  | 'CASHBACK';

/** The brand's own accounts, one of each kind: the counterparts of members' accounts. */
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

/**
 * Identifies an account without its id. `BANK` exists once per company account, `GAME_WALLET` once per game wallet.
 */
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

/** Whether the account's unit is points; all other accounts are in satang. */
export function isOfPoints({ kind }: AccountRef): boolean {
  return kind === 'MEMBER_POINT' || kind === 'POINT';
}

export function bankAccount(companyAccountId: string): AccountRef {
  return { kind: 'BANK', ownerId: companyAccountId };
}

/** Creates the accounts that do not exist yet. One query. */
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

/** @returns the member's available balance and the amount held by open withdrawals, in satang. One query. */
export async function readBalance(
  db: Database,
  brandId: string,
  memberId: string,
): Promise<{ available: number; held: number }> {
  const of = await readAccounts(db, brandId, memberId, ['MEMBER', 'MEMBER_HELD']);
  return { available: of('MEMBER'), held: of('MEMBER_HELD') };
}

/** The balances of a member in satang: of the wallet, and earnings that are not in it yet (see `MemberAccountKind`). */
export interface Balances {
  readonly available: number;
  readonly held: number;
  readonly af: number;
  readonly wl: number;
  readonly cashback: number;
}

/** One query. */
export async function readBalances(db: Database, brandId: string, memberId: string): Promise<Balances> {
  const kinds = ['MEMBER', 'MEMBER_HELD', 'AFFILIATE', 'WINLOST', 'CASHBACK'] as const;
  const of = await readAccounts(db, brandId, memberId, kinds);
  const earned = { af: of('AFFILIATE'), wl: of('WINLOST'), cashback: of('CASHBACK') };
  return { available: of('MEMBER'), held: of('MEMBER_HELD'), ...earned };
}

async function readAccounts<const K extends MemberAccountKind>(
  db: Database,
  brandId: string,
  memberId: string,
  kinds: readonly K[],
): Promise<(kind: K) => number> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('brand_id', '=', brandId)
    .where('owner_id', '=', memberId)
    .where('kind', 'in', kinds)
    .execute();
  return (kind) => rows.find((row) => row.kind === kind)?.balance ?? 0;
}
