import { audit } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { cashOutAll } from '#server/modules/games/index';
import type { Context, Handlers } from '#server/platform/http/handlers';
import { bahtToSatang } from '#core/money/money';
import { operatorBrands } from './person';
import { requirePassword } from '#server/modules/auth/index';
import { answerCheck, chooseMinutes } from './playBounds';
import { cancelRaise, confirmLimit, setLimit } from './limits';
import { readNetPosition } from './readNetPosition';
import { readPlayStatus } from './readPlayStatus';
import { requestEnd, takeBreak, type ExcludedMember, type BreakRequest } from './takeBreak';
import { setBirthDate } from './setBirthDate';

type PlayCall =
  | 'GET /api/auth/responsible-play'
  | 'GET /api/auth/responsible-play/net-position'
  | 'POST /api/auth/responsible-play/limit'
  | 'POST /api/auth/responsible-play/limit/confirm'
  | 'POST /api/auth/responsible-play/limit/cancel'
  | 'POST /api/auth/responsible-play/time-out'
  | 'POST /api/auth/responsible-play/self-exclusion'
  | 'POST /api/auth/responsible-play/self-exclusion/end'
  | 'POST /api/auth/responsible-play/reality-check'
  | 'POST /api/auth/responsible-play/reality-check/answer'
  | 'POST /api/auth/responsible-play/birth-date';

type Change = Context<Extract<PlayCall, `POST ${string}`>>;
type PlayStatus = ReturnType<typeof readPlayStatus>;

/** Limits, breaks and figures by which members control their play. */
export function responsibleGamblingHandlers(deps: Deps): Handlers<PlayCall> {
  const { db } = deps;
  const status = ({ brand, member, now }: Change) => readPlayStatus(db, brand.id, member.id, now);

  /** Applies one change with its audit entry and returns the member's status. */
  const change = async (
    context: Change,
    work: (trx: Transaction) => Promise<unknown>,
    action?: string,
    detail: Readonly<Record<string, string | number | null>> = {},
  ): PlayStatus => {
    await inTransaction(db, async (trx) => {
      await work(trx);
      if (action !== undefined) await audit(trx, lineOf(context, action, detail));
    });
    return status(context);
  };

  const requestBreak = async (context: Change, request: BreakRequest): PlayStatus => {
    const { brand, now } = context;
    const brandIds = operatorBrands(deps.brands, brand);
    const term = request.kind === 'TIME_OUT' ? { days: request.days } : { months: request.months };
    const { excluded } = await inTransaction(db, async (trx) => {
      const taken = await takeBreak(trx, of(context), brandIds, request);
      await audit(trx, lineOf(context, `play.${request.kind.toLowerCase()}`, term));
      return taken;
    });
    await cashOutMembers(deps, excluded, now);
    return status(context);
  };

  return {
    'GET /api/auth/responsible-play': ({ brand, member, now }) =>
      readPlayStatus(db, brand.id, member.id, now),
    'GET /api/auth/responsible-play/net-position': ({ brand, member, now }) =>
      readNetPosition(db, brand.id, member.id, now),
    'POST /api/auth/responsible-play/limit': (context) => {
      const { period, amount } = context.body;
      const satang = amount === null ? null : bahtToSatang(amount);
      const work = (trx: Transaction) => setLimit(trx, { ...of(context), period }, satang);
      return change(context, work, 'play.limit', { period, amount });
    },
    'POST /api/auth/responsible-play/limit/confirm': (context) => {
      const { period } = context.body;
      const work = (trx: Transaction) => confirmLimit(trx, { ...of(context), period });
      return change(context, work, 'play.limit_confirm', { period });
    },
    // A cancelled change leaves no trace, not even in the audit trail.
    'POST /api/auth/responsible-play/limit/cancel': (context) =>
      change(context, (trx) => cancelRaise(trx, { ...of(context), period: context.body.period })),
    'POST /api/auth/responsible-play/time-out': (context) =>
      requestBreak(context, { kind: 'TIME_OUT', days: context.body.days }),
    'POST /api/auth/responsible-play/self-exclusion': async (context) => {
      const { brand, member, body, now } = context;
      const proof = { code: 'PASSWORD_WRONG', field: 'password' } as const;
      await requirePassword(deps, { brandId: brand.id, member, password: body.password, now, ...proof });
      return requestBreak(context, { kind: 'SELF_EXCLUSION', months: body.months });
    },
    'POST /api/auth/responsible-play/self-exclusion/end': (context) =>
      change(context, (trx) => requestEnd(trx, of(context)), 'play.exclusion_end'),
    'POST /api/auth/responsible-play/reality-check': (context) =>
      change(context, (trx) => chooseMinutes(trx, of(context), context.body.minutes)),
    'POST /api/auth/responsible-play/reality-check/answer': (context) =>
      change(context, (trx) => answerCheck(trx, of(context), context.body.goOn), 'play.check', {
        answer: context.body.goOn ? 'go on' : 'stop',
      }),
    'POST /api/auth/responsible-play/birth-date': (context) => {
      const { brand, body } = context;
      const brandIds = operatorBrands(deps.brands, brand);
      const input = { typed: body.birthDate, minimumAge: brand.legal.minimumAge, brandIds };
      return change(context, (trx) => setBirthDate(trx, of(context), input), 'member.birth_date');
    },
  };
}

function of({ brand, member, now }: Change) {
  return { brandId: brand.id, memberId: member.id, now };
}

function lineOf(
  { brand, member, ip, traceId, now }: Change,
  action: string,
  detail: Readonly<Record<string, string | number | null>>,
) {
  const actor = { kind: 'MEMBER', id: member.id } as const;
  return {
    brandId: brand.id,
    actor,
    action,
    subject: { type: 'MEMBER', id: member.id },
    detail,
    ip,
    traceId,
    now,
  };
}

/** Credit in games is cashed out, so that play ends there too; credit that a provider retains is cashed out at the next log-in. */
async function cashOutMembers(deps: Deps, excluded: readonly ExcludedMember[], now: Date): Promise<void> {
  const origin = { actor: { kind: 'SYSTEM' }, now } as const;
  await Promise.allSettled(excluded.map((player) => cashOutAll(deps, { player, origin })));
}
