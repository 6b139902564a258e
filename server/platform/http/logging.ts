import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Destination of log lines, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** Header and field names whose values are never logged. */
const SECRET = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'secret',
  'apiKey',
  'bankId',
  'bank_id',
  'phone',
  'phone_e164',
];

/**
 * Logger settings. Requests are logged by route instead of URL, because URLs contain phones and account numbers.
 * pino writes JSON, so a line break in a value cannot forge a line.
 */
export function loggerOptions(
  production: boolean,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: production ? 'info' : 'warn',
    ...(stream && { stream }),
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        host: request.host,
        ip: request.ip,
      }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}

/** Diagnostic fields of an error. The detail of a database error is omitted because it contains row values. */
function describeError(error: Error & { readonly code?: unknown; readonly constraint?: unknown }): ErrorLine {
  const { name, message, stack = '', code, constraint, cause } = error;
  return {
    type: name,
    message,
    stack,
    code,
    constraint,
    ...(cause instanceof Error && { cause: describeError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.filter(isError).map(describeError) }),
  };
}

function isError(error: unknown): error is Error {
  return error instanceof Error;
}

interface ErrorLine extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}
