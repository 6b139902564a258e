import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 URL-safe characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The only form of a token that is stored. Tokens are random, so a fast hash without salt is enough. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Whether `text` has the form of a token: anything else is refused without a query. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
