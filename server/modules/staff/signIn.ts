import type { FastifyBaseLogger } from 'fastify';
import type { Calls } from '#schemas/api/contract';
import { MINUTE_MS } from '#core/time/durations';
import { inTransaction } from '#server/platform/db/transaction';
import { AppError, fail } from '#server/platform/appError';
import { deviceOf } from '#server/platform/http/device';
import { clientPlace, countUse } from '#server/platform/http/rateLimit';
import { forgive } from '#server/platform/http/throttle';
import type { Deps } from '#server/providers/deps';
import { SignInError, type SignInFlow, type StaffLogin } from '#server/providers/ports/staffLogin';
import { codeAttempt, codeStep, enter } from './enterStaff';
import { admitIdentity } from './signInIdentity';
import { openStaffSession, sessionData, type LoginContext } from './staffSessions';

type Begin = Calls['POST /api/staff/sign-in/{providerId}'];
type Finish = Calls['POST /api/staff/sign-in/{providerId}/finish'];
type Confirm = Calls['POST /api/staff/sign-in/{providerId}/second-factor'];

interface SignInContext extends LoginContext {
  readonly log: FastifyBaseLogger;
}

const FLOW_MS = 10 * MINUTE_MS;
const TICKET_MS = 5 * MINUTE_MS;
/** Requests to providers that one client address may cause; a large office signs in from one. */
const TRIES = { limit: 300, windowMs: 15 * MINUTE_MS } as const;

const codes = {
  cancelled: 'SIGN_IN_CANCELLED',
  expired: 'SIGN_IN_EXPIRED',
  failed: 'SIGN_IN_FAILED',
  unavailable: 'SIGN_IN_UNAVAILABLE',
  email: 'SIGN_IN_REFUSED',
} as const;

/**
 * Begins a sign-in. The values that verify its callback are encrypted and kept by the browser that began it, so that
 * no other browser can finish it and the server stores nothing.
 * @throws AppError NOT_FOUND, SIGN_IN_UNAVAILABLE, RATE_LIMITED.
 */
export async function beginSignIn(
  deps: Deps,
  context: SignInContext,
  { providerId }: Begin['params'],
): Promise<Begin['data']> {
  const login = await findLogin(deps, providerId);
  await countTry(deps, context);
  const { url, ...flow } = await login.begin().catch((error: unknown) => {
    throw refusal(error, context, providerId);
  });
  return { url, flow: seal(deps, `sign-in ${providerId}`, flow, FLOW_MS, context.now) };
}

/**
 * Opens a session for whom the provider vouches.
 * @throws AppError NOT_FOUND, the `SIGN_IN_` errors, USER_SUSPENDED, LAST_ADMIN, OTP_REQUIRED, RATE_LIMITED.
 */
export async function finishSignIn(
  deps: Deps,
  context: SignInContext,
  { providerId }: Finish['params'],
  { flow: sealed, answer, device: presented }: Finish['body'],
): Promise<Finish['data']> {
  const { now } = context;
  const login = await findLogin(deps, providerId);
  const flow = unseal<SignInFlow>(deps, `sign-in ${providerId}`, sealed, now);
  await countTry(deps, context);
  const identity = await login.finish(flow, answer).catch((error: unknown) => {
    throw refusal(error, context, providerId);
  });
  const device = deviceOf(presented);
  const hasFactor = login.secondFactor === 'provider';
  const opened = await inTransaction(deps.db, async (trx) => {
    const person = await admitIdentity(trx, login, identity, context);
    if (person === undefined || (!hasFactor && person.totp_confirmed_at)) return { person, token: undefined };
    await enter(trx, person, { now, factorByProvider: hasFactor });
    return {
      person,
      token: await openStaffSession(trx, person.id, device, context, { id: login.id, hasFactor }),
    };
  });
  const { person, token } = opened;
  if (!person) {
    context.log.warn({ event: 'signIn.refused', provider: providerId, ip: context.ip, reason: 'no right' });
    throw fail('SIGN_IN_REFUSED');
  }
  if (token !== undefined) return sessionData(deps, person, token, device);
  const ticket = seal(deps, `ticket ${providerId}`, { staffId: person.id }, TICKET_MS, now);
  throw fail('OTP_REQUIRED', { ticket });
}

/**
 * Opens the session of somebody whom the provider vouched for, with the code of our second factor.
 * @throws AppError NOT_FOUND, SIGN_IN_EXPIRED, USER_SUSPENDED, OTP_INVALID, LOGIN_THROTTLED.
 */
export async function confirmSignIn(
  deps: Deps,
  context: SignInContext,
  { providerId }: Confirm['params'],
  { ticket, otp, device: presented }: Confirm['body'],
): Promise<Confirm['data']> {
  const { db } = deps;
  const { now } = context;
  const login = await findLogin(deps, providerId);
  const { staffId } = unseal<{ staffId: string }>(deps, `ticket ${providerId}`, ticket, now);
  const device = deviceOf(presented);
  const person = await db
    .selectFrom('staff as p')
    .select(['id', 'email', 'status', 'totp_key'])
    .select((the) =>
      the
        .exists(
          the
            .selectFrom('staff_sessions as s')
            .select('s.id')
            .whereRef('s.staff_id', '=', 'p.id')
            .where('s.device_hash', '=', device.hash),
        )
        .$castTo<boolean>()
        .as('isKnownDevice'),
    )
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  if (person.status === 'SUSPENDED') throw fail('USER_SUSPENDED');
  const guess = codeAttempt(person, device, now);
  const step = await codeStep(deps, person, otp, guess);
  const token = await inTransaction(db, async (trx) => {
    await enter(trx, person, { now, step });
    return openStaffSession(trx, person.id, device, context, { id: login.id, hasFactor: false });
  });
  await forgive(db, guess);
  return sessionData(deps, person, token, device);
}

async function findLogin({ ports }: Deps, providerId: string): Promise<StaffLogin> {
  const login = (await ports.staffLogin.connected()).find(({ id }) => id === providerId);
  if (!login) throw fail('NOT_FOUND');
  return login;
}

function countTry({ db }: Deps, { ip, now }: SignInContext): Promise<void> {
  return countUse(db, { brandId: '*', scope: 'staff-sign-in', key: clientPlace(ip), ...TRIES, now });
}

/** The caller gets a code, the log the details. */
function refusal(error: unknown, { log, ip }: SignInContext, provider: string): unknown {
  if (!(error instanceof SignInError)) return error;
  const { reason, message } = error;
  log.warn({ event: 'signIn.refused', provider, ip, reason, detail: message });
  return new AppError(codes[reason]);
}

function seal({ secrets }: Deps, owner: string, content: object, ms: number, now: Date): string {
  const text = JSON.stringify({ ...content, until: now.getTime() + ms });
  return secrets.seal(Buffer.from(text), owner).toString('base64url');
}

/** @throws AppError SIGN_IN_EXPIRED when it is too old, or was not sealed here for this provider. */
function unseal<T extends object>({ secrets }: Deps, owner: string, sealed: string, now: Date): T {
  let content: T & { readonly until: number };
  try {
    content = JSON.parse(secrets.open(Buffer.from(sealed, 'base64url'), owner).toString()) as typeof content;
  } catch {
    throw fail('SIGN_IN_EXPIRED');
  }
  if (content.until <= now.getTime()) throw fail('SIGN_IN_EXPIRED');
  return content;
}
