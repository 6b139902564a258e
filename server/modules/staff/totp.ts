import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as authenticator apps implement it; RFC 4226 recommends a key of 160 bits. */
const PERIOD_S = 30;
const KEY_BYTES = 20;
/** Steps that a phone's clock may be off. */
const WINDOW = 1;

export interface NewFactor {
  readonly key: Uint8Array;
  /** The key as a person types it. */
  readonly setupKey: string;
  /** Content of the QR code. */
  readonly uri: string;
}

/** A new key for an authenticator app. */
export function newFactor(email: string): NewFactor {
  const secret = new Secret({ size: KEY_BYTES });
  const uri = new TOTP({ ...codeOf(secret), issuer: 'Sala', label: email }).toString();
  return { key: secret.bytes, setupKey: secret.base32, uri };
}

/**
 * The 30-second step that a code belongs to, when it is one of the key's codes around `now`; compared in constant
 * time. The caller stores the step and accepts only later ones, so that a code counts once.
 */
export function stepOf(key: Uint8Array, code: string, now: Date): number | undefined {
  const secret = new Secret({ buffer: Uint8Array.from(key).buffer });
  const delta = new TOTP(codeOf(secret)).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

function codeOf(secret: Secret) {
  return { secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
}
