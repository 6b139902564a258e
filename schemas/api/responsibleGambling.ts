import { nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { birthDateTyped, passwordTyped } from '#schemas/common/person';
import { checkMinutes, exclusionSpans, limitPeriods, timeOutDays } from '#schemas/common/terms';
import { wholeBahtAmount } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { withoutBody } from './callParts';
import { netPosition, playStatus } from './shapes/play';

const period = oneOf(limitPeriods);

const ofMember = { access: 'member', features: ['responsiblePlay'] } as const;

/** Limits, time-outs and figures by which members control their play (R1 to R5). */
export const responsiblePlay = {
  'GET /api/auth/responsible-play': {
    ...ofMember,
    summary: 'Deposit limits, a break that lasts, and the time played since the last reality check.',
    data: playStatus,
  },
  'GET /api/auth/responsible-play/net-position': {
    ...ofMember,
    summary: 'Deposits less withdrawals, over all time and of the last six months.',
    data: netPosition,
  },
  'POST /api/auth/responsible-play/limit': {
    ...ofMember,
    summary:
      'Set a deposit limit; null takes it away. Lower counts at once, higher has to be confirmed after 24 hours.',
    body: object({ period, amount: nullable(wholeBahtAmount) }),
    data: playStatus,
    errors: ['AMOUNT_INVALID'],
  },
  'POST /api/auth/responsible-play/limit/confirm': {
    ...ofMember,
    summary: 'Confirm a higher limit once its 24 hours are over.',
    body: object({ period }),
    data: playStatus,
    errors: ['STATE_CHANGED', 'LIMIT_CONFIRM_EARLY'],
  },
  'POST /api/auth/responsible-play/limit/cancel': {
    ...ofMember,
    summary: 'Give a higher limit up that waits; nothing of it stays.',
    body: object({ period }),
    data: playStatus,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/auth/responsible-play/time-out': {
    ...ofMember,
    summary: 'Take a break from play at every brand of the operator. Every session ends.',
    body: object({ days: { type: 'integer', enum: timeOutDays } }),
    data: playStatus,
    errors: ['BREAK_LONGER'],
  },
  'POST /api/auth/responsible-play/self-exclusion': {
    ...ofMember,
    summary: 'Stop play for months or without end at every brand of the operator. Every session ends.',
    body: object({
      months: nullable({ type: 'integer', enum: exclusionSpans }),
      password: passwordTyped,
    }),
    data: playStatus,
    errors: ['BREAK_LONGER', 'PASSWORD_WRONG', 'LOGIN_THROTTLED'],
  },
  'POST /api/auth/responsible-play/self-exclusion/end': {
    ...ofMember,
    summary: 'Ask for the end of a self-exclusion without end, which then comes after 7 days.',
    ...withoutBody,
    data: playStatus,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/auth/responsible-play/reality-check': {
    ...ofMember,
    summary: 'Choose the interval of reality checks in minutes of play.',
    body: object({ minutes: { type: 'integer', enum: checkMinutes } }),
    data: playStatus,
  },
  'POST /api/auth/responsible-play/reality-check/answer': {
    ...ofMember,
    summary: 'Answer a reality check: play goes on, or ends here.',
    body: object({ goOn: { type: 'boolean' } }),
    data: playStatus,
  },
  'POST /api/auth/responsible-play/birth-date': {
    ...ofMember,
    summary: 'Submit the date of birth if registration did not include it.',
    body: object({ birthDate: birthDateTyped }),
    data: playStatus,
    errors: ['BIRTH_DATE_FORMAT', 'AGE_UNDER', 'STATE_CHANGED', 'REGISTER_REFUSED'],
  },
} as const satisfies ContractArea;
