import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { checkInTypes } from '#schemas/common/terms';
import { baht, count, dateTime, text } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';

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

/** Days in a row up to this check-in; absent on back ends that do not report it. */
const streak = { streak: count } as const;

const ofMember = { access: 'member', features: ['checkIn'] } as const;

export const checkIn = {
  'GET /api/auth/game/check-in': {
    ...ofMember,
    summary: "The member's check-ins of this month, oldest first; rows of another month carry `createdAt`.",
    data: list(
      essential(
        object({ id: text, json, gameLogId: text, ...values }, { createdAt: nullable(dateTime), ...streak }),
        'json',
      ),
      31,
    ),
  },
  'POST /api/auth/game/check-in': {
    ...ofMember,
    summary: 'Check in for today; the request has no body.',
    money: true,
    play: 'gain',
    ...withoutBody,
    data: essential(object({ gameLog: object({ id: text }), json, ...values }, streak), 'json'),
    errors: ['CHECKIN_DONE', 'EVENT_CLOSED'],
  },
} as const satisfies ContractArea;
