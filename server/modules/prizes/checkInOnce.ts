import { checkInValue } from '#core/brand/prizes';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDay, bangkokDayStart } from '#core/time/bangkok';
import { auditRow } from '#server/platform/audit/audit';
import type { AuditLine } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { movePoints, movePrizeMoney } from './prizePostings';
import { openGiftTurnover } from '#server/modules/turnover/index';
import { isOpen } from './drawnGames';
import type { CheckInRow } from './checkInRepository';

interface Wish {
  readonly brand: Brand;
  readonly memberId: string;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'>;
}

/**
 * Checks a member in for the Bangkok day of `now`, and gives what the day of the streak gives (API-152): three queries.
 * The key of the table is the member's day, so that of any number at once one is the first (M18).
 * @throws AppError CHECKIN_DONE, EVENT_CLOSED.
 */
export async function checkInOnce(trx: Transaction, wish: Wish): Promise<CheckInRow> {
  const { brand, memberId, by } = wish;
  if (!isOpen(brand, 'checkIn', by.now)) throw fail('EVENT_CLOSED');
  const streak = (await streakYesterday(trx, wish)) + 1;
  const id = uuidv7();
  const { gives } = brand.checkIn;
  const unit = gives === 'CREDIT' ? 100 : 1;
  const value = checkInValue(brand.checkIn, streak) * unit;
  const transactionId = await give(trx, wish, { id, value });
  const line = auditRow({
    ...by,
    actor: { kind: 'MEMBER', id: memberId },
    brandId: brand.id,
    action: 'check-in',
    subject: { type: 'CHECK_IN', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: { streak, type: gives, value: value / unit },
  });
  try {
    return await trx
      .with('line', (db) => db.insertInto('audit_log').values(line))
      .insertInto('check_ins')
      .values({
        brand_id: brand.id,
        member_id: memberId,
        day: bangkokDay(by.now),
        id,
        streak,
        type: gives,
        value,
        value_tomorrow: checkInValue(brand.checkIn, streak + 1) * unit,
        ledger_transaction_id: transactionId ?? null,
        created_at: by.now,
      })
      .returning(['id', 'day', 'type', 'value', 'value_tomorrow'])
      .executeTakeFirstOrThrow();
  } catch (error) {
    throw violatesUnique(error, 'check_ins_pkey') ? fail('CHECKIN_DONE') : error;
  }
}

/** Days in a row up to yesterday. @throws AppError CHECKIN_DONE when today is done. */
async function streakYesterday(trx: Transaction, { brand, memberId, by }: Wish): Promise<number> {
  const today = bangkokDay(by.now);
  const yesterday = bangkokDay(new Date(bangkokDayStart(by.now).getTime() - 1));
  const rows = await trx
    .selectFrom('check_ins')
    .select(['day', 'streak'])
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where('day', 'in', [today, yesterday])
    .execute();
  if (rows.some(({ day }) => day === today)) throw fail('CHECKIN_DONE');
  return rows[0]?.streak ?? 0;
}

async function give(
  trx: Transaction,
  { brand, memberId, by }: Wish,
  { id, value }: { readonly id: string; readonly value: number },
): Promise<string | undefined> {
  if (value === 0) return undefined;
  const common = {
    brandId: brand.id,
    memberId,
    kind: 'CHECK_IN',
    reference: { type: 'CHECK_IN', id },
    now: by.now,
  } as const;
  if (brand.checkIn.gives !== 'CREDIT')
    return (await movePoints(trx, { ...common, points: value })).transactionId;
  const { transactionId } = await movePrizeMoney(trx, { ...common, amount: value });
  const gift = { brand, memberId, source: 'CHECK_IN', sourceId: id, amount: value, now: by.now } as const;
  await openGiftTurnover(trx, gift);
  return transactionId;
}
