import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { breakKinds, checkMinutes, limitPeriods, prizeTypes } from '#schemas/common/terms';
import { count, dateTime, flag, signedBaht, baht, text } from '#schemas/common/scalars';

/** `amount` null: no limit of this span. `pending` waits to be confirmed; its `amount` null takes the limit away (R2). */
const depositLimit = essential(
  object({
    period: oneOf(limitPeriods),
    amount: nullable(baht),
    used: baht,
    left: nullable(baht),
    pending: nullable(
      essential(object({ amount: nullable(baht), confirmFrom: dateTime, ready: flag }), 'confirmFrom'),
    ),
  }),
  'period',
);

/**
 * An active time-out; `until` null has no end. `endable`: the member may request its end, which takes effect after 7
 * days.
 */
const playBreak = essential(
  object({
    kind: oneOf(breakKinds),
    startedAt: dateTime,
    until: nullable(dateTime),
    endable: flag,
  }),
  'kind',
);

/** `since` null: not playing now. `net` is the result of play since then, negative for a loss. */
const realityCheck = object({
  every: { type: 'integer', enum: checkMinutes },
  since: nullable(dateTime),
  minutes: count,
  net: signedBaht,
  due: flag,
});

/** Where the member stands (R1 to R4). `depositLeft`: the least that any limit leaves, null without limits. */
export const playStatus = essential(
  object({
    limits: list(depositLimit, limitPeriods.length),
    depositLeft: nullable(baht),
    playBreak: nullable(playBreak),
    realityCheck,
    birthDateNeeded: flag,
  }),
  'limits',
);

/** What went in and came out, over all time and by month, the newest first (R5). Negative: more came out. */
export const netPosition = essential(
  object({
    deposits: baht,
    withdrawals: baht,
    net: signedBaht,
    months: list(
      essential(
        object({
          month: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
          deposits: baht,
          withdrawals: baht,
          net: signedBaht,
        }),
        'month',
      ),
      12,
    ),
  }),
  'net',
);

/** What a play gives; `value` is baht for CREDIT, points for POINT. */
export const prizeParts = { label: text, type: oneOf(prizeTypes), value: nullable(baht) } as const;
export const prize = essential(object(prizeParts), 'label', 'type');

/** A play in the member's own log. */
export const prizeLogRow = essential(
  object({ id: text, ...prizeParts, createdAt: dateTime }),
  'id',
  'label',
  'type',
);
