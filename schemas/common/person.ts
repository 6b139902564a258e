import { memberBankCodes } from './banks';

/**
 * Personal data that a person types (acceptance, appendix D). `minLength: 1` in addition to a pattern distinguishes an
 * empty field from an invalid one.
 */

/**
 * A Thai phone as people type it: `081-234-5678`, `+66 81 234 5678`, Thai digits. The server lifts
 * it to one canonical number (A13), so the schema only bounds it.
 */
export const phoneTyped = {
  type: 'string',
  minLength: 1,
  maxLength: 32,
  pattern: '^[+]?[0-9\\u0e50-\\u0e59 ().-]{9,31}$',
} as const;

/** A new username; typed capitals are lowered by the server (appendix D). */
export const newUsername = { type: 'string', minLength: 1, pattern: '^[A-Za-z0-9]{4,20}$' } as const;

/** A username as typed at log-in: liberal, since the answer to a wrong one is the same anyway (A4). */
export const usernameTyped = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]+$',
} as const;

/** The name by which a path addresses a member. */
export const usernameInPath = usernameTyped;

/** A new password: any characters, not normalized (A2). The server rejects common ones. */
export const newPassword = { type: 'string', minLength: 8, maxLength: 128 } as const;

/** A password to be compared: bounded only, so that an old short one gets the same answer. */
export const passwordTyped = { type: 'string', minLength: 1, maxLength: 128 } as const;

/** Name of an account's owner: Thai or English letters, space and dot (appendix D). */
export const personName = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  pattern: '^[A-Za-z\\u0e01-\\u0e3a\\u0e40-\\u0e4e][A-Za-z\\u0e01-\\u0e3a\\u0e40-\\u0e4e .]+$',
} as const;

/**
 * Date of birth, `YYYY-MM-DD` by the common or the Buddhist calendar; `readBirthDate` detects which.
 */
export const birthDateTyped = {
  type: 'string',
  minLength: 1,
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
} as const;

/** Bank of a member. `TRUEMONEY` only where the brand's flag allows it (CON-04). */
export const bankName = { type: 'string', enum: memberBankCodes } as const;

/** Account number: digits, including leading zeros; the lengths that each bank allows are in `banks.ts`. */
export const bankId = { type: 'string', minLength: 1, pattern: '^[0-9]{10,15}$' } as const;

/** Inviter code, team or marketing source of a registration link (appendix D). */
export const campaignCode = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' } as const;

export const postcode = { type: 'string', minLength: 1, pattern: '^[0-9]{5}$' } as const;

export const email = {
  type: 'string',
  maxLength: 254,
  pattern: '^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$',
} as const;
