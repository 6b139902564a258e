import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing that an answer of the API, or an error, holds may load or be framed (F8). Pages bring their own policy. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const YEAR = 31_536_000;
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Security headers on every answer, errors included (W1, F8). Register on the root, before the routes.
 * @param production turns on HSTS, which a development host must not remember.
 */
export async function securityHeaders(app: FastifyInstance, production: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: production && { maxAge: YEAR, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', API_POLICY);
    reply.header('permissions-policy', PERMISSIONS);
  });
}
