import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Where log lines go, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/** Header and field names whose values never reach a log (D11, S13). */
const SECRET = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'bankId',
  'bank_id',
  'phone',
  'phone_e164',
];

/**
 * Logger settings. A request is logged by its route, not its address: addresses carry phones and
 * account numbers. pino writes JSON, so a line break in a name cannot forge a line.
 */
export function loggerOptions(production: boolean, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: production ? 'info' : 'warn',
    ...(stream && { stream }),
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: {
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
