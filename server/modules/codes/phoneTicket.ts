import { MINUTE_MS } from '#core/time/durations';
import { fail } from '#server/platform/appError';
import type { PlatformDeps } from '#server/platform/http/platformDeps';

/** The rest of a registration takes a while: a bank account number has to be found. */
const LIFETIME_MS = 30 * MINUTE_MS;

type Sealing = Pick<PlatformDeps, 'secrets'>;

interface VerifiedPhone {
  readonly brandId: string;
  /** E.164. */
  readonly phone: string;
  readonly now: Date;
}

/** A sealed statement that the phone number was verified; nothing is stored. */
export function createPhoneTicket({ secrets }: Sealing, { brandId, phone, now }: VerifiedPhone): string {
  const expiresAt = Buffer.from(String(now.getTime() + LIFETIME_MS));
  return secrets.seal(expiresAt, ownerOf(brandId, phone)).toString('base64url');
}

/** @throws AppError PHONE_UNVERIFIED without a ticket of this phone number at this brand. */
export function requirePhoneTicket(
  deps: Sealing,
  { brandId, phone, now }: VerifiedPhone,
  ticket: string | undefined,
): void {
  const expiresAt = ticket === undefined ? 0 : expiryOf(deps, ownerOf(brandId, phone), ticket);
  if (expiresAt <= now.getTime()) throw fail('PHONE_UNVERIFIED', undefined, { phone: 'PHONE_UNVERIFIED' });
}

function expiryOf({ secrets }: Sealing, owner: string, ticket: string): number {
  try {
    return Number(secrets.open(Buffer.from(ticket, 'base64url'), owner).toString());
  } catch {
    return 0;
  }
}

function ownerOf(brandId: string, phone: string): string {
  return `phone-ticket ${brandId} ${phone}`;
}
