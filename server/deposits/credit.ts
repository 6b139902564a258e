import { levelReached } from '#brand/levels';
import type { Brand } from '#schemas/brand/brand';
import { audit } from '#server/audit';
import type { AuditLine } from '#server/audit';
import type { Transaction } from '#server/db/transaction';
import { creditDeposit } from '#server/ledger/deposits';
import type { CreditedDeposit } from '#server/ledger/deposits';
import { satangToBaht } from '#server/ledger/money';
import type { Reference } from '#server/ledger/post';
import { earnPoints } from '#server/prizes/earnPoints';

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
  readonly reference: Reference;
  readonly by: By;
}

/**
 * The one way in which a deposit becomes credit, by feed, slip or staff: the ledger, the member's
 * level, points, the audit line. Three queries, one more when the level rises and one for points.
 */
export async function credit(
  trx: Transaction,
  { brand, memberId, companyAccountId, amount, reference, by }: Credit,
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
  });
  const level = await raiseLevel(trx, brand, memberId, credited);
  await earnPoints(trx, { brand, memberId, amount, reference, now }, credited);
  await audit(trx, {
    brandId: brand.id,
    actor,
    action,
    subject: { type: reference.type, id: reference.id },
    transactionId: credited.transactionId,
    detail: { amount: satangToBaht(amount), memberId, ...(level > credited.level && { level }) },
    ...(ip !== undefined && { ip }),
    ...(traceId !== undefined && { traceId }),
    now,
  });
  return credited;
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
