import { makePasswords, type PasswordOptions, type Passwords } from '#server/platform/crypto/password';

/** Passwords whose hash takes a fraction of a millisecond, because tests sign in thousands of times. */
export function cheapPasswords(options: Omit<PasswordOptions, 'policy'> = {}): Passwords {
  return makePasswords({ ...options, policy: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
}
