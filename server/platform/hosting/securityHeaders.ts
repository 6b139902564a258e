import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

/** Nothing that an answer of the API, or an error, holds may load or be framed. Pages bring their own policy. */
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
 * Security headers on every answer, errors included. Register on the root, before the routes.
 * @param production turns on HSTS, which a development host must not remember.
 */
export async function securityHeaders(app: FastifyInstance, production: boolean): Promise<void> {
  const headers = {
    ...(await helmetHeaders(production)),
    'content-security-policy': API_POLICY,
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The same for every response, so they are computed once: the plugin would compute them for each request. */
async function helmetHeaders(production: boolean): Promise<Record<string, string>> {
  const bare = Fastify();
  const own = new Set(Object.keys((await bare.inject('/')).headers));
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: production && { maxAge: YEAR, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  const { headers } = await probe.inject('/');
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  );
}
