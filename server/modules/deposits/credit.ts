import { levelReached } from '#core/brand/levels';
import type { Brand } from '#schemas/brand/brand';
import { audit, type AuditLine, type Origin } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { satangToBaht } from '#core/money/money';
import { earnPoints } from '#server/modules/prizes/index';
import { fail } from '#server/platform/appError';
import { limitRefusal, refusalOf } from '#server/modules/responsible-gambling/index';
import { creditDeposit } from './creditDeposit';
import type { CreditedDeposit } from './creditDeposit';
import { payBonus } from './payBonus';
import type { PaidBonus } from './payBonus';

/** The actor who credits a deposit, when, and from which address. */
export interface CreditOrigin extends Origin {
  /** Action of the audit line, e.g. `deposit.approve`. */
  readonly action: string;
  readonly clientRef?: string | undefined;
}

export interface Credit {
  readonly brand: Brand;
  readonly memberId: string;
  readonly companyAccountId: string;
  /** Satang. */
  readonly amount: number;
  /** Requested amount in satang, which counts towards limits; `amount` when left out. */
  readonly requested?: number | undefined;
  readonly reference: { readonly type: 'DEPOSIT_REQUEST' | 'SLIP'; readonly id: string };
  readonly origin: CreditOrigin;
}

/** The ledger transaction of a credit, and the satang of its bonus. */
export interface Given {
  readonly transactionId: string;
  readonly bonus: number;
}

/**
 * Credits a deposit, for bank feed, slips and staff: ledger, responsible gambling limits, level, points, bonus of
 * the hour, audit. Three queries; one more each for a higher level and points, and a few for a bonus.
 * @throws AppError when the member's own limits forbid it: the money is held, and nothing of this is written.
 */
export async function credit(
  trx: Transaction,
  { brand, memberId, companyAccountId, amount, requested = amount, reference, origin }: Credit,
): Promise<Given> {
  const { actor, action, clientRef, now, ip, traceId } = origin;
  const deposit = { brandId: brand.id, memberId, companyAccountId, amount, reference, clientRef, now };
  const credited = await creditDeposit(trx, deposit);
  const { transactionId, balance } = credited;
  requireBounds(brand, requested, credited, actor.kind === 'STAFF');
  const level = await raiseLevel(trx, brand, memberId, credited);
  await earnPoints(trx, { brand, memberId, amount, reference, now }, credited);
  const bonus = await payBonus(trx, { brand, memberId, amount, balance, reference, now });
  const line = {
    brandId: brand.id,
    actor,
    ...(ip !== undefined && { ip }),
    ...(traceId !== undefined && { traceId }),
    now,
  };
  await audit(
    trx,
    {
      ...line,
      action,
      subject: { type: reference.type, id: reference.id },
      transactionId,
      detail: { amount: satangToBaht(amount), memberId, ...(level > credited.level && { level }) },
    },
    ...(bonus ? [{ ...line, ...bonusLine(memberId, bonus) }] : []),
  );
  return { transactionId, bonus: bonus?.amount ?? 0 };
}

/** The credit has locked the account, so that two deposits at the edge of a limit see each other. */
function requireBounds(
  { flags }: Brand,
  requested: number,
  { breakKind, limitLeft }: CreditedDeposit,
  isStaff: boolean,
): void {
  const isOver = flags.responsiblePlay && limitLeft !== null && requested > limitLeft;
  if (isStaff && (breakKind || isOver)) throw fail('DEPOSIT_HELD');
  if (breakKind) throw fail(refusalOf(breakKind));
  if (isOver) throw limitRefusal(limitLeft);
}

function bonusLine(
  memberId: string,
  { id, window, amount, transactionId }: PaidBonus,
): Pick<AuditLine, 'action' | 'subject' | 'transactionId' | 'detail'> {
  return {
    action: 'deposit.bonus',
    subject: { type: 'BONUS_CLAIM', id },
    transactionId,
    detail: { amount: satangToBaht(amount), memberId, window },
  };
}

/** Deposits raise a level, never to or past a disabled one, and never lower it. @returns the level afterwards. */
async function raiseLevel(
  trx: Transaction,
  brand: Brand,
  memberId: string,
  { level, depositTotal, depositMonth }: CreditedDeposit,
): Promise<number> {
  const reached = levelReached(brand, {
    total: satangToBaht(depositTotal),
    month: satangToBaht(depositMonth),
  });
  if (reached <= level) return level;
  await trx
    .updateTable('members')
    .set({ level: reached })
    .where('brand_id', '=', brand.id)
    .where('id', '=', memberId)
    .where('level', '<', reached)
    .execute();
  return reached;
}
