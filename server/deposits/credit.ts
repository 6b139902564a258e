import { levelReached } from '#brand/levels';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import type { AuditLine } from '#server/audit';
import type { Transaction } from '#server/db/transaction';
import { postBonus } from '#server/ledger/bonus';
import type { Bonus } from '#server/ledger/bonus';
import { creditDeposit } from '#server/ledger/deposits';
import type { CreditedDeposit } from '#server/ledger/deposits';
import { satangToBaht } from '#server/ledger/money';
import { earnPoints } from '#server/prizes/earnPoints';
import { fail } from '#server/appError';
import { limitRefusal } from '#server/responsible/depositBounds';
import { refusalOf } from '#server/responsible/playBounds';
import { openBonusTurnover } from '#server/turnover/openRequirement';
import { bonusOf } from './bonusOf';

/** Who credits a deposit, when, and from where. */
export interface By {
  readonly actor: AuditLine['actor'];
  /** What the audit line says, e.g. `deposit.approve`. */
  readonly action: string;
  readonly clientRef?: string | undefined;
  readonly ip?: string;
  readonly traceId?: string;
  readonly now: Date;
}

export interface Credit {
  readonly brand: Brand;
  readonly memberId: string;
  readonly companyAccountId: string;
  /** Satang. */
  readonly amount: number;
  /** Satang that the member asked to pay, which counts towards limits (R1); `amount` unless named. */
  readonly asked?: number | undefined;
  readonly reference: { readonly type: 'DEPOSIT_REQUEST' | 'SLIP'; readonly id: string };
  readonly by: By;
}

/**
 * The one way in which a deposit becomes credit, by feed, slip or staff: the ledger, the member's level, points, the
 * bonus of the hour (M16), the audit trail. Three queries; one more for each of a level that rises, points and a bonus.
 * @throws AppError when the member's own bounds forbid it (R1, R3): the money is held, and nothing of this is written.
 */
export async function credit(
  trx: Transaction,
  { brand, memberId, companyAccountId, amount, asked = amount, reference, by }: Credit,
): Promise<CreditedDeposit> {
  const { actor, action, clientRef, now, ip, traceId } = by;
  const credited = await creditDeposit(trx, {
    brandId: brand.id,
    memberId,
    companyAccountId,
    amount,
    reference,
    clientRef,
    now,
    bonusOf: (balance) => bonusOf(brand, { amount, balance, now }),
  });
  requireBounds(brand, asked, credited, actor.kind === 'STAFF');
  const level = await raiseLevel(trx, brand, memberId, credited);
  await earnPoints(trx, { brand, memberId, amount, reference, now }, credited);
  const line = {
    brandId: brand.id,
    actor,
    ...(ip !== undefined && { ip }),
    ...(traceId !== undefined && { traceId }),
    now,
  };
  const bonusLine = await payBonus(trx, line, { brand, memberId, amount }, credited.bonus);
  await audit(
    trx,
    {
      ...line,
      action,
      subject: { type: reference.type, id: reference.id },
      transactionId: credited.transactionId,
      detail: { amount: satangToBaht(amount), memberId, ...(level > credited.level && { level }) },
    },
    ...bonusLine,
  );
  return credited;
}

/** The account was locked by the credit, so that two deposits at the edge of a limit see each other (R1). */
function requireBounds(
  { flags }: Brand,
  asked: number,
  { breakKind, limitLeft }: CreditedDeposit,
  isStaff: boolean,
): void {
  const isOver = flags.responsiblePlay && limitLeft !== null && asked > limitLeft;
  if (isStaff && (breakKind || isOver)) throw fail('DEPOSIT_HELD');
  if (breakKind) throw fail(refusalOf(breakKind));
  if (isOver) throw limitRefusal(limitLeft);
}

/** @returns the line that tells of it, none where there is no bonus. */
async function payBonus(
  trx: Transaction,
  line: Omit<AuditLine, 'action' | 'subject'>,
  { brand, memberId, amount: deposit }: Pick<Credit, 'brand' | 'memberId' | 'amount'>,
  bonus: Bonus | undefined,
): Promise<AuditLine[]> {
  if (!bonus) return [];
  const { brandId, now } = line;
  const { transactionId } = await postBonus(trx, { ...bonus, brandId, memberId, now });
  const { id, window, amount } = bonus;
  await openBonusTurnover(trx, { brand, memberId, sourceId: id, amount, window, deposit, now });
  const detail = { amount: satangToBaht(amount), memberId, window };
  return [{ ...line, action: 'deposit.bonus', subject: { type: 'BONUS_CLAIM', id }, transactionId, detail }];
}

/** Deposits lift a level, never to or past a disabled one, and never lower it (LVL-09, LVL-11). */
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
