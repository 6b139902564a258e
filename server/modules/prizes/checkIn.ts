import { checkInValue } from '#core/brand/prizes';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDay, bangkokDayStart, bangkokMonth } from '#core/time/bangkok';
import { auditRow, type Origin } from '#server/platform/audit/audit';
import { violatesUnique } from '#server/platform/db/failures';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { movePoints, movePrizeMoney } from './prizePostings';
import { openGiftTurnover } from '#server/modules/turnover/index';
import { isOpen } from './drawnGames';
import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { CheckIns } from '#server/platform/db/schema';
import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';

export type CheckInRow = Pick<
  Selectable<CheckIns>,
  'id' | 'day' | 'streak' | 'type' | 'value' | 'value_tomorrow'
>;

/** The member's check-ins of this Bangkok month, oldest first. */
export function findMonth(db: Database, brandId: string, memberId: string, now: Date): Promise<CheckInRow[]> {
  return db
    .selectFrom('check_ins')
    .select(['id', 'day', 'streak', 'type', 'value', 'value_tomorrow'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('day', '>=', bangkokMonth(now))
    .where('day', '<=', bangkokDay(now))
    .orderBy('day')
    .limit(31)
    .execute();
}

interface CheckInRequest {
  readonly brand: Brand;
  readonly memberId: string;
  readonly origin: Omit<Origin, 'actor'>;
}

/**
 * Checks a member in for the Bangkok day of `now` and pays the prize of the streak's day, in three queries. The
 * primary key contains the day, so only one of concurrent check-ins succeeds.
 * @throws AppError CHECKIN_DONE, EVENT_CLOSED.
 */
export async function checkInOnce(trx: Transaction, request: CheckInRequest): Promise<CheckInRow> {
  const { brand, memberId, origin } = request;
  if (!isOpen(brand, 'checkIn', origin.now)) throw fail('EVENT_CLOSED');
  const streak = (await streakYesterday(trx, request)) + 1;
  const id = uuidv7();
  const { gives } = brand.checkIn;
  const unit = gives === 'CREDIT' ? 100 : 1;
  const value = checkInValue(brand.checkIn, streak) * unit;
  const transactionId = await payReward(trx, request, { id, value });
  const line = auditRow({
    ...origin,
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
        day: bangkokDay(origin.now),
        id,
        streak,
        type: gives,
        value,
        value_tomorrow: checkInValue(brand.checkIn, streak + 1) * unit,
        ledger_transaction_id: transactionId ?? null,
        created_at: origin.now,
      })
      .returning(['id', 'day', 'streak', 'type', 'value', 'value_tomorrow'])
      .executeTakeFirstOrThrow();
  } catch (error) {
    throw violatesUnique(error, 'check_ins_pkey') ? fail('CHECKIN_DONE') : error;
  }
}

/** Consecutive days up to yesterday. @throws AppError CHECKIN_DONE when today's exists. */
async function streakYesterday(
  trx: Transaction,
  { brand, memberId, origin }: CheckInRequest,
): Promise<number> {
  const today = bangkokDay(origin.now);
  const yesterday = bangkokDay(new Date(bangkokDayStart(origin.now).getTime() - 1));
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

async function payReward(
  trx: Transaction,
  { brand, memberId, origin }: CheckInRequest,
  { id, value }: { readonly id: string; readonly value: number },
): Promise<string | undefined> {
  if (value === 0) return undefined;
  const common = {
    brandId: brand.id,
    memberId,
    kind: 'CHECK_IN',
    reference: { type: 'CHECK_IN', id },
    now: origin.now,
  } as const;
  if (brand.checkIn.gives !== 'CREDIT')
    return (await movePoints(trx, { ...common, points: value })).transactionId;
  const { transactionId } = await movePrizeMoney(trx, { ...common, amount: value });
  const gift = { brand, memberId, source: 'CHECK_IN', sourceId: id, amount: value, now: origin.now } as const;
  await openGiftTurnover(trx, gift);
  return transactionId;
}

type CheckInCall = 'GET /api/auth/game/check-in' | 'POST /api/auth/game/check-in';

/** The daily check-in. */
export function checkInHandlers({ db }: Deps): Handlers<CheckInCall> {
  return {
    'GET /api/auth/game/check-in': async ({ brand, member, now }) =>
      (await findMonth(db, brand.id, member.id, now)).map((row) => ({
        id: row.id,
        gameLogId: row.id,
        ...present(row),
      })),
    'POST /api/auth/game/check-in': ({ brand, member, ip, traceId, now, money }) =>
      money(async (trx) => {
        const row = await checkInOnce(trx, { brand, memberId: member.id, origin: { ip, traceId, now } });
        return { gameLog: { id: row.id }, ...present(row) };
      }),
  };
}

function present({ day, streak, type, value, value_tomorrow }: CheckInRow) {
  const shown = (stored: number) => (type === 'CREDIT' ? satangToBaht(stored) : stored);
  return {
    type,
    json: { day: Number.parseInt(day.slice(8), 10) },
    value: shown(value),
    gameValue: shown(value),
    gameValueTomorrow: shown(value_tomorrow),
    streak,
  };
}
