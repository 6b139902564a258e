import type { Deps } from '#server/providers/deps';
import type { Handlers } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { checkInOnce, findMonth } from './checkIn';
import type { CheckInRow } from './checkIn';

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
        const row = await checkInOnce(trx, { brand, memberId: member.id, by: { ip, traceId, now } });
        return { gameLog: { id: row.id }, ...present(row) };
      }),
  };
}

function present({ day, type, value, value_tomorrow }: CheckInRow) {
  const shown = (stored: number) => (type === 'CREDIT' ? satangToBaht(stored) : stored);
  return {
    type,
    json: { day: Number.parseInt(day.slice(8), 10) },
    value: shown(value),
    gameValue: shown(value),
    gameValueTomorrow: shown(value_tomorrow),
  };
}
