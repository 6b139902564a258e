import { list, object } from '#schemas/common/build';
import { baht, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { emptyBody } from './params';

/** Day of the month in Asia/Bangkok (ST-13). */
const json = object({ day: { type: 'integer', minimum: 1, maximum: 31 } });

/** Baht of that day, of the day after, and of the streak so far. */
const values = { value: baht, gameValue: baht, gameValueTomorrow: baht } as const;

export const checkIn = {
  'GET /api/auth/game/check-in': {
    access: 'member',
    row: 'API-151',
    summary: "The member's check-ins of this month, oldest first.",
    later: true,
    data: list(object({ id: text, json, gameLogId: text, ...values }), 31),
  },
  'POST /api/auth/game/check-in': {
    access: 'member',
    row: 'API-152',
    summary: 'Check in for today; the request has no body.',
    later: true,
    money: true,
    body: emptyBody,
    bodyOptional: true,
    data: object({ gameLog: object({ id: text }), json, ...values }),
    errors: ['CHECKIN_DONE', 'EVENT_CLOSED'],
  },
} as const satisfies ContractArea;
