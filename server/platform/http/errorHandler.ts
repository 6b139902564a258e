import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '#schemas/api/envelope';
import type { ErrorCode } from '#schemas/api/errors';
import { bodyError, fieldErrors, type Finding } from '#schemas/api/fieldErrors';
import { isDatabaseUnavailable, isTransient } from '#server/platform/db/failures';
import { AppError, fail } from '#server/platform/appError';

/** `Retry-After` in seconds when the server or its database is busy or unavailable. */
const RETRY_SECONDS = 5;

/** Error codes for rejections by Fastify and its plugins, by status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

/** @returns the public error for a thrown value; the only place that decides what a client may know. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // A transaction that failed after its retries may still succeed later.
  if (isDatabaseUnavailable(error) || isTransient(error))
    return new AppError('SERVICE_UNAVAILABLE', undefined, undefined, RETRY_SECONDS);
  const { validation, statusCode } = error as Partial<FastifyError>;
  if (validation) return invalid(validation);
  if (statusCode === 503) return new AppError('SERVICE_UNAVAILABLE', undefined, undefined, RETRY_SECONDS);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return fail(BY_STATUS[statusCode] ?? 'VALIDATION');
  return fail('GENERIC');
}

/** A single invalid field answers with its own code, several with VALIDATION; each has its Thai message. */
function invalid(findings: readonly Finding[]): AppError {
  const { code, params } = bodyError(findings);
  const texts = Object.entries(fieldErrors(findings)).map(([field, error]): [string, string] => [
    field,
    messageOf(error.code, error.params),
  ]);
  return new AppError(code, params, texts.length > 0 ? Object.fromEntries(texts) : undefined);
}

/**
 * Answers any error with the envelope. Unknown errors are logged with their stack; the client gets a generic
 * message.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = isCutOff(error, request) ? fail('VALIDATION') : toAppError(error);
  logFailure(request, error, known);
  sendError(reply, known);
}

/** The client aborted while sending the body, which is not a server failure. */
function isCutOff(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.readableAborted && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

export function sendError(reply: FastifyReply, error: AppError): void {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toEnvelope()));
}

/** Statuses of 500 and above that are not failures. */
const INTENDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['MAINTENANCE']);

/** Failed or too frequent attempts to authenticate. */
const UNAUTHENTICATED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'AUTH_INVALID',
  'USER_SUSPENDED',
  'OTP_INVALID',
  'PASSWORD_WRONG',
  'OLD_PASSWORD_WRONG',
  'LOGIN_THROTTLED',
  'RATE_LIMITED',
]);

/** Logs the details that the client does not get. */
export function logFailure(request: FastifyRequest, error: unknown, known: AppError): void {
  const { code } = known;
  const { member, staff } = request.call?.identity ?? {};
  const about = {
    call: `${request.method} ${request.routeOptions.url ?? ''}`,
    brand: request.call?.brand.id,
    ...(member && { member: member.id }),
    ...(staff && { staff: staff.id }),
    code,
    ip: request.ip,
  };
  if (known.status >= 500 && !INTENDED.has(code)) request.log.error({ err: error, code }, 'call failed');
  // Repeated NOT_FOUND of one member may be somebody guessing ids.
  else if (code === 'NOT_FOUND' && member) request.log.warn({ event: 'authorization.refused', ...about });
  // Rejections before the call began were logged there.
  else if (!request.call) request.log.debug(about, 'call refused');
  else if (UNAUTHENTICATED.has(code)) request.log.warn({ event: 'authentication.refused', ...about });
  else request.log.info(about, 'call refused');
}
