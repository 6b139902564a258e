import { sql } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import { satangToBaht } from '#core/money/money';
import { endLines, senderOf } from './bankLine';
import type { BankLine } from './bankLine';
import { claimTransfer, duplicateSlips } from './claim';
import type { CreditOrigin } from './credit';
import { isNear, lockCredits } from './nearCredits';
import type { TransferKey } from '#core/identity/transferKey';

interface Link {
  readonly brandId: string;
  readonly transfer: TransferKey;
  /** Satang. */
  readonly amount: number;
  readonly at: Date;
  /** The receiving account if known; the deposit must have been credited on it. */
  readonly companyAccountId: string | null;
  /** The member who sent the transfer, if known. */
  readonly memberId?: string;
  readonly creditId: string;
  /** What the bank reported of it, as far as it did. */
  readonly line?: BankLine;
  readonly subject: { readonly type: 'BANK_TRANSFER' | 'SLIP'; readonly id: string };
  readonly origin: CreditOrigin;
}

interface Credit {
  readonly kind: 'DEPOSIT' | 'ADJUSTMENT';
  readonly member_id: string;
  readonly ledger_transaction_id: string | null;
  readonly credited_by: string | null;
}

/**
 * Links a transfer to an earlier manual credit: the transfer is claimed for it, and nothing is credited.
 * @throws AppError NOT_FOUND, CREDIT_NOT_NEAR when it cannot be the same money, TRANSFER_USED, SECOND_PERSON_NEEDED when
 *   somebody else sent it and the actor gave the credit.
 */
export async function linkTransfer(trx: Transaction, link: Link): Promise<void> {
  const { brandId, transfer, amount, creditId, subject, origin } = link;
  const { actor, action, ip, traceId, now } = origin;
  const { member_id: memberId } = await findCredit(trx, link);
  await lockCredits(trx, brandId, memberId);
  const { kind, ledger_transaction_id: linkedTo, credited_by: creditedBy } = await findCredit(trx, link);
  const isOwn = actor.kind === 'STAFF' && actor.id === creditedBy;
  if (isOwn && link.line && (await senderOf(trx, link.line, memberId)) === 'no')
    throw fail('SECOND_PERSON_NEEDED');
  const paidType = kind === 'DEPOSIT' ? 'DEPOSIT_REQUEST' : 'ADJUSTMENT';
  const claim = {
    ...transfer,
    brandId,
    memberId,
    paidType,
    paidId: creditId,
    amount,
    linkedTo,
    now,
  } as const;
  if (!(await claimTransfer(trx, claim))) throw fail('TRANSFER_USED');
  const end = {
    status: 'LINKED',
    ...{ brandId, now },
    depositId: kind === 'DEPOSIT' ? creditId : undefined,
    handledBy: actor.kind === 'STAFF' ? actor.id : null,
  } as const;
  await trx
    .with('slips', () => duplicateSlips(trx, transfer, now, { reason: 'SLIP_LINKED' }))
    .with('lines', () => endLines(trx, transfer, end))
    .selectFrom('lines')
    .select('id')
    .execute();
  await audit(trx, {
    ...{ brandId, actor, action, subject, now },
    ...(ip !== undefined && { ip }),
    ...(traceId !== undefined && { traceId }),
    detail: { amount: satangToBaht(amount), credit: creditId, memberId },
  });
}

/** @throws AppError NOT_FOUND when the brand has no such credit. */
export async function requireCredit(trx: Transaction, brandId: string, id: string): Promise<void> {
  const found = await trx
    .selectFrom('outside_credits')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
}

async function findCredit(trx: Transaction, link: Link): Promise<Credit> {
  const { brandId, amount, at, companyAccountId, memberId, creditId } = link;
  const time = sql`${at}::timestamptz`;
  const { rows } = await sql<Credit & { readonly fits: boolean }>`
    SELECT c.kind, c.member_id, c.ledger_transaction_id, c.credited_by,
      NOT c.backed AND ${isNear(sql`${[amount]}::bigint[]`, time, time)}
        AND coalesce(c.company_account_id = ${companyAccountId}::uuid, true)
        AND coalesce(c.member_id = ${memberId ?? null}::uuid, true) AS fits
    FROM outside_credits c WHERE c.brand_id = ${brandId} AND c.id = ${creditId}`.execute(trx);
  const [found] = rows;
  if (!found) throw fail('NOT_FOUND');
  if (!found.fits) throw fail('CREDIT_NOT_NEAR');
  return found;
}
