import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Brand } from '#schemas/brand/brand';
import type { Calls } from '#schemas/api/contract';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import { AppError, fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import { clientPlace, countUse } from '#server/platform/http/rateLimit';
import { uuidv7 } from '#server/platform/id';
import type { Deps } from '#server/providers/deps';
import { ATTEMPTS, RESEND_MS, secretOf, VALID_MS, type CodeSubject } from './codeRules';
import { codeText } from './codeText';

/** Codes in an hour. */
const PER_PHONE = 5;
const PER_ADDRESS = 20;

interface CodeRequest {
  readonly brand: Brand;
  readonly purpose: CodeSubject['purpose'];
  /** E.164. */
  readonly phone: string;
  readonly account?: CodeSubject['account'];
  readonly language: 'th' | 'en' | undefined;
  readonly ip: string;
  readonly now: Date;
  /** Whether the code is sent. The answer, its time and the limits are the same either way. */
  readonly isMeant: boolean;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Replaces the phone number's code and sends the new one, after the answer, whose time would otherwise reveal
 * whether there is a message.
 * @throws AppError CODE_UNAVAILABLE, CODE_WAIT, RATE_LIMITED.
 */
export async function sendCode(
  deps: Deps,
  request: CodeRequest,
): Promise<Calls['POST /api/user/phone/code']['data']> {
  const { db, passwords, ports } = deps;
  const { brand, purpose, phone, account, now, isMeant, onFailure } = request;
  const sender = ports.sms.of(brand.id);
  if (!sender) throw fail('CODE_UNAVAILABLE');
  passwords.requireRoom();
  const subject = { brandId: brand.id, purpose, phone };
  await requireRest(db, subject, now);
  await countRequest(db, request);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // A million codes are soon tried: only a slow hash protects a stored one for as long as it is valid.
  if (!(await store(db, subject, await passwords.hash(secretOf(code, account)), now)))
    throw waitFor(RESEND_MS);
  if (isMeant) {
    const [host = ''] = brand.hostnames;
    const { displayName: brandName } = brand;
    const text = codeText({ brandName, host, code, account, language: request.language ?? 'th' });
    void sender.send({ to: phone, text }).catch(onFailure);
  }
  return { resendSeconds: RESEND_MS / 1000, validSeconds: VALID_MS / 1000, attempts: ATTEMPTS };
}

async function requireRest(db: Database, { brandId, purpose, phone }: CodeSubject, now: Date): Promise<void> {
  const last = await db
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('brand_id', '=', brandId)
    .where('purpose', '=', purpose)
    .where('phone_e164', '=', phone)
    .executeTakeFirst();
  const left = last ? last.created_at.getTime() + RESEND_MS - now.getTime() : 0;
  if (left > 0) throw waitFor(left);
}

function waitFor(ms: number): AppError {
  const seconds = Math.ceil(ms / 1000);
  return new AppError('CODE_WAIT', { n: seconds }, undefined, seconds);
}

async function countRequest(db: Database, { brand, phone, ip, now }: CodeRequest): Promise<void> {
  const hourly = { windowMs: HOUR_MS, now };
  const brandId = brand.id;
  await countUse(db, { ...hourly, brandId, scope: 'code-address', key: clientPlace(ip), limit: PER_ADDRESS });
  await countUse(db, { ...hourly, brandId, scope: 'code-phone', key: phone, limit: PER_PHONE });
  const limit = brand.limits.codesPerDay;
  await countUse(db, { brandId, scope: 'code-day', key: bangkokDay(now), limit, windowMs: DAY_MS, now });
}

/** Whether it was stored: of two requests at once one is too early. */
async function store(
  db: Database,
  { brandId, purpose, phone }: CodeSubject,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  const { rows } = await sql`
    INSERT INTO one_time_codes AS c (brand_id, purpose, phone_e164, id, code_hash, created_at, expires_at)
    VALUES (${brandId}, ${purpose}, ${phone}, ${uuidv7()}, ${codeHash}, ${now}, ${expiresAt})
    ON CONFLICT (brand_id, purpose, phone_e164) DO UPDATE SET
      id = excluded.id, code_hash = excluded.code_hash, attempts = 0, used_at = NULL,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    WHERE c.created_at <= ${new Date(now.getTime() - RESEND_MS)}
    RETURNING id`.execute(db);
  return rows.length > 0;
}
