import type { FastifyRequest } from 'fastify';

/** The decoded path, or nothing when it is not one: encoded slashes, dot segments and NUL never reach the disk. */
export function pathOf(request: FastifyRequest): string | undefined {
  const [raw = '/'] = request.url.split('?');
  try {
    const decoded = decodeURIComponent(raw);
    return /(^|\/)\.|\\|\0|\/\//.test(decoded) || /%2f/i.test(raw) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Routes of the apps have no dots: a missing path that looks like a file is a 404, never a page. */
export function isFile(pathname: string): boolean {
  return /\.[^/]*$/.test(pathname) || /^\/(app|brand|icons|images)\//.test(pathname);
}

export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

/** A route option that binds routes to host names on any port, for programs other than the brands. */
export function onHosts(...hostnames: readonly string[]): { host: RegExp } {
  const names = hostnames.map((name) => name.replaceAll('.', '\\.')).join('|');
  return { host: new RegExp(`^(${names})\\.?(:\\d+)?$`, 'i') };
}
