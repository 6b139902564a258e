/** Failures of PostgreSQL and of the connection to it, classified by code. */

interface DatabaseFailure {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
  readonly routine?: unknown;
}

/** Connection lost, refused or timed out, disk full, or overloaded: the same request may succeed later. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EDQUOT',
  'ENOSPC',
  '25P03',
  '53000',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58030',
]);

/** node-postgres reports these three without a code. */
const UNAVAILABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = asFailure(error);
  if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || code.startsWith('08'))) return true;
  return typeof message === 'string' && UNAVAILABLE_TEXT.test(message);
}

/** A conflict of two transactions, or with a migration: a retry will most likely succeed. */
export function isTransient(error: unknown): boolean {
  const { code } = asFailure(error);
  return code === '40001' || code === '40P01' || isPlanOutdated(error);
}

/** A prepared statement returns a column whose type a migration changed. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = asFailure(error);
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** Whether `error` is a violation of the unique constraint or index of this name. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const failure = asFailure(error);
  return failure.code === '23505' && failure.constraint === constraint;
}

/** Whether `error` is a violation of the CHECK constraint of this name. */
export function violatesCheck(error: unknown, constraint: string): boolean {
  const failure = asFailure(error);
  return failure.code === '23514' && failure.constraint === constraint;
}

/** Whether `error` came from waiting too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return asFailure(error).code === '55P03';
}

function asFailure(error: unknown): DatabaseFailure {
  return typeof error === 'object' && error !== null ? error : {};
}
