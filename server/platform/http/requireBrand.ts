import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostName } from '#core/brand/host';
import { reservedHosts } from '#core/brand/reservedHosts';
import { AppError } from '#server/platform/appError';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Config } from '#server/platform/config/config';
import { sendError } from './errorHandler';

type HostLists = Pick<BrandDirectory, 'listing'>;

interface BrandRule extends Pick<Config, 'production' | 'defaultBrand'> {
  /** Whether pages of this origin may call. */
  readonly isAllowed: (origin: string) => boolean;
  /** Hosts of platform programs in addition to the reserved ones. */
  readonly staffHosts: readonly string[];
}

/**
 * Answers 421 to requests that name no brand. Without it a proxy that sends the name of its upstream instead of the
 * visitor's `Host`, or a bundle on an unknown host, would show and charge the default brand.
 *
 * A request names its brand by `web-hostname` or `Host`. A host that no brand lists opens the default brand only if
 * `DEFAULT_BRAND` is set, or in development. A call from a listed foreign origin must name the brand in `web-hostname`,
 * because its `Host` is that of the API.
 */
export function requireBrand(app: FastifyInstance, brands: HostLists, rule: BrandRule): void {
  const isForAll = isForEveryHost(rule.staffHosts);
  app.addHook('onRequest', (request, reply, done) => {
    if (isForAll(request)) return done();
    const { origin } = request.headers;
    const wrong =
      origin !== undefined && rule.isAllowed(origin) && isCall(request)
        ? wrongHeaderFrom(origin, request, brands)
        : wrongHost(request, brands, rule);
    if (!wrong) return done();
    const [header, host] = wrong;
    request.log.warn({ event: 'host.unknown', header, host: host.slice(0, 100), origin, ip: request.ip });
    return isCall(request) ? sendError(reply, unknown(header, host)) : sendPage(reply, host);
  });
}

type Wrong = readonly [header: 'web-hostname' | 'host', host: string];

/** The brand must be explicit, and not another one than that of the page. */
function wrongHeaderFrom(origin: string, request: FastifyRequest, brands: HostLists): Wrong | undefined {
  const named = webHostname(request);
  const brand = brands.listing(named);
  const ofPage = brands.listing(new URL(origin).host) ?? brand;
  return brand && brand.id === ofPage?.id ? undefined : ['web-hostname', named ?? ''];
}

function wrongHost(request: FastifyRequest, brands: HostLists, rule: BrandRule): Wrong | undefined {
  const { hostname } = request;
  if (brands.listing(webHostname(request)) ?? brands.listing(hostname)) return undefined;
  const opensDefault =
    rule.defaultBrand !== undefined || (!rule.production && isVisitors(hostName(hostname)));
  return opensDefault ? undefined : ['host', hostname];
}

/** Whether a browser could have sent it: a name without a dot, other than `localhost`, is the upstream of a proxy. */
const isVisitors = (host: string): boolean => host === 'localhost' || /[.:]/.test(host);

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

const unknown = (header: string, host: string) =>
  new AppError('HOST_UNKNOWN', { host: host || '-' }, { [header]: REMEDY });

const REMEDY = 'ต้องเป็นโฮสต์ของแบรนด์ (must be a host name of the brand)';

/** Local host names, which serve the default brand. */
const LOCAL = new Set(['localhost', '127.0.0.1', '0.0.0.0']);

/** Served on every host. */
const ALWAYS_OPEN = /^\/(?:livez|readyz|metrics|certificate-host)$|^\/api\/(?:staff|provider)\//;

/** Whether a request is for no brand: health checks, questions of a proxy, calls of staff and providers, platform programs, preflights. */
export function isForEveryHost(staffHosts: readonly string[]): (request: FastifyRequest) => boolean {
  const programs = new Set([...reservedHosts.filter((host) => !LOCAL.has(host)), ...staffHosts]);
  return ({ method, hostname, routeOptions: { url = '' } }) =>
    method === 'OPTIONS' || ALWAYS_OPEN.test(url) || programs.has(hostName(hostname));
}

export function webHostname({ headers }: FastifyRequest): string | undefined {
  const named = headers['web-hostname'];
  return typeof named === 'string' ? named : undefined;
}

/** `host` has passed `requireHost`, so it is no markup. */
function sendPage(reply: FastifyReply, host: string): void {
  void reply
    .code(421)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>ไม่มีเว็บไซต์ที่ที่อยู่นี้ · No site here</title>
<body>
<h1>ไม่มีเว็บไซต์ที่ที่อยู่ ${host}</h1>
<p lang="en">There is no site at ${host}. Operators: pass the visitor’s <code>Host</code> on, list this name in a brand’s <code>hostnames</code>, or set <code>DEFAULT_BRAND</code>.</p>
</body>
</html>
`);
}
