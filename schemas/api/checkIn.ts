import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { checkInTypes } from '#schemas/common/terms';
import { baht, dateTime, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { emptyBody } from './callParts';

/** Day of the month in Asia/Bangkok (ST-13). */
const json = essential(object({ day: { type: 'integer', minimum: 1, maximum: 31 } }), 'day');

/**
 * The reward of the day, twice because the specification defines both fields, and that of the next day: baht or points,
 * by `type`.
 */
const values = {
  type: oneOf(checkInTypes),
  value: baht,
  gameValue: baht,
  gameValueTomorrow: baht,
} as const;

export const checkIn = {
  'GET /api/auth/game/check-in': {
    access: 'member',
    row: 'API-151',
    features: ['checkIn'],
    summary: "The member's check-ins of this month, oldest first; rows of another month carry `createdAt`.",
    data: list(
      essential(
        object({ id: text, json, gameLogId: text, ...values }, { createdAt: nullable(dateTime) }),
        'json',
      ),
      31,
    ),
  },
  'POST /api/auth/game/check-in': {
    access: 'member',
    row: 'API-152',
    features: ['checkIn'],
    summary: 'Check in for today; the request has no body.',
    money: true,
    play: 'gain',
    body: emptyBody,
    bodyOptional: true,
    data: essential(object({ gameLog: object({ id: text }), json, ...values }), 'json'),
    errors: ['CHECKIN_DONE', 'EVENT_CLOSED'],
  },
} as const satisfies ContractArea;
