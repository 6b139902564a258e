import type { Brand } from '#schemas/brand/brand';

/** What one document of a brand may load (F8, W1). A list of sources per directive. */
type Policy = Record<string, readonly string[]>;

export interface CspOptions {
  /** Nonce of the document's `<style>` elements. */
  readonly nonce: string;
  /** Sources of the document's own inline scripts, `'sha256-…'`; none unless said. */
  readonly scripts?: readonly string[];
  /** Origins at which the brand's games are played; none unless said. */
  readonly games?: readonly string[];
}

/**
 * The content-security policy of a member page. Only origins that the brand declares are added to `'self'`;
 * scripts never get `unsafe-inline` or `unsafe-eval` (W1).
 * @param place `meta` leaves out what browsers refuse in a `<meta>` element.
 */
export function contentSecurityPolicy(
  brand: Brand,
  { nonce, scripts = [], games = [] }: CspOptions,
  place: 'header' | 'meta',
): string {
  const chat = brand.chat.provider === 'none' ? undefined : chatOrigins(brand.chat.host);
  const chatHttp = chat?.http ?? [];
  const policy: Policy = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scripts, ...chatHttp],
    // The chat widget writes style elements of its own, which no nonce can cover.
    'style-src': chat ? ["'self'", "'unsafe-inline'", ...chatHttp] : ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...brand.origins, ...chatHttp],
    'font-src': ["'self'", ...chatHttp],
    'connect-src': ["'self'", ...origins([brand.api.baseUrl]), ...chatHttp, ...(chat?.socket ?? [])],
    'media-src': ["'self'", 'blob:', ...chatHttp],
    'frame-src': sources(origins([brand.embeds]), brand.flags.games ? games : [], chatHttp),
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    ...(place === 'header' && { 'frame-ancestors': ["'none'"] }),
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Nothing may be framed where nobody is named. */
function sources(...lists: readonly (readonly string[])[]): readonly string[] {
  const named = lists.flat();
  return named.length > 0 ? named : ["'none'"];
}

/** Every distinct https origin written anywhere inside the given values, in order of appearance. */
export function origins(values: readonly unknown[]): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('https://') && URL.canParse(value)) found.add(new URL(value).origin);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return [...found];
}

/** A chat host and its siblings: the widget loads parts from, and opens sockets to, `*.<registered domain>` (F7). */
function chatOrigins(host: string): { http: string[]; socket: string[] } {
  const name = URL.canParse(host) ? new URL(host).host : host;
  const parent = name.split('.').length > 2 ? name.slice(name.indexOf('.') + 1) : name;
  return {
    http: [`https://${name}`, `https://*.${parent}`],
    socket: [`wss://${name}`, `wss://*.${parent}`],
  };
}
