import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import type { User, World } from '../world';
import { buildSession } from '../factories/buildUser';
import { Refusal, type Handlers } from '../calls';

/** Placeholder token of any session of a scenario; it grants nothing. */
export const SCENARIO_TOKEN = 'preview';

type AuthCall =
  | 'POST /api/auth/login'
  | 'POST /api/auth/logout'
  | 'GET /api/auth/session/list'
  | 'POST /api/auth/session/end'
  | 'POST /api/auth/session/end-others'
  | 'POST /api/user/password/code'
  | 'POST /api/user/password/reset'
  | 'POST /api/user/phone/code'
  | 'POST /api/user/phone/verify'
  | 'POST /api/user/register';

const done = { data: null };
export const codeSent = () => ({ data: { resendSeconds: 60, validSeconds: 300, attempts: 5 } });

/** Any credentials open a session, so that every page is reachable. */
export const auth: Handlers<AuthCall> = {
  'POST /api/auth/login': (world) => {
    if (world.state.member === 'suspended') throw new Refusal('USER_SUSPENDED');
    return { data: openSession(world) };
  },
  'POST /api/user/password/code': codeSent,
  'POST /api/user/password/reset': (_, { body }) => {
    requireExampleCode(body.code);
    return done;
  },
  'POST /api/user/phone/code': codeSent,
  'POST /api/user/phone/verify': (_, { body }) => {
    requireExampleCode(body.code);
    return { data: { phoneTicket: 'preview-phone-ticket' } };
  },
  'POST /api/user/register': (world) => ({ data: openSession(world) }),
  'POST /api/auth/logout': () => done,
  'GET /api/auth/session/list': (world) => ({ data: sessionsOf(world) }),
  'POST /api/auth/session/end': (world, { body }) => {
    world.ended.add(body.uuid);
    return done;
  },
  'POST /api/auth/session/end-others': (world) => {
    for (const { uuid, current } of sessionsOf(world)) if (!current) world.ended.add(uuid);
    return done;
  },
};

/** Any code is right but this one, so that its error can be seen. */
export function requireExampleCode(code: string): void {
  if (code === '000000') throw new Refusal('CODE_WRONG', { n: 4 });
}

function openSession(world: World): { token: string; user: User } {
  return { token: SCENARIO_TOKEN, user: memberNow(world) };
}

/** The member with the current balance. */
export function memberNow({ user, credit, address }: World): User {
  return { ...user, user_credit: { ...user.user_credit, point: credit / 100 }, user_address: address };
}

function sessionsOf({ now, ended }: World) {
  const at = now();
  return [
    buildSession({ createdAt: bangkokIso(at - 2 * HOUR_MS), lastUsedAt: bangkokIso(at - MINUTE_MS) }),
    buildSession({
      uuid: '01936f2e-7c1a-7000-8000-000000000ac0',
      device: 'Safari, iPhone',
      ip: '198.51.100.0',
      current: false,
      createdAt: bangkokIso(at - 3 * DAY_MS),
      lastUsedAt: bangkokIso(at - DAY_MS),
    }),
  ].filter(({ uuid }) => !ended.has(uuid));
}

type RegisterCall =
  | 'GET /api/user/checkPhone/{value}'
  | 'GET /api/user/checkUsername/{value}'
  | 'POST /api/user/checkBankId/{bankId}'
  | 'GET /api/user/inviter/{afCode}'
  | 'POST /api/bank/name';

const free = () => ({ data: { available: true } });

/** Everything is available. */
export const register: Handlers<RegisterCall> = {
  'GET /api/user/checkPhone/{value}': free,
  'GET /api/user/checkUsername/{value}': free,
  'POST /api/user/checkBankId/{bankId}': free,
  'GET /api/user/inviter/{afCode}': (_, { params }) => ({ data: { name: 'วิ***', code: params.afCode } }),
  'POST /api/bank/name': () => ({ data: { name: 'นาย สมชาย ใจดี' } }),
};
