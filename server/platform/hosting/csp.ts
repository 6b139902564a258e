import type { Brand } from '#schemas/brand/brand';
import { apiOrigins, chatOrigins, frameOrigins } from '#core/brand/foreignHosts';
import { isStandIn } from '#core/brand/standIns';

/** What one document of a brand may load. A list of sources per directive. */
type Policy = Record<string, readonly string[]>;

export interface CspOptions {
  /** Nonce of the document's `<style>` elements. */
  readonly nonce: string;
  /** Sources of the document's own inline scripts, `'sha256-…'`; none by default. */
  readonly scripts?: readonly string[];
  /** Origins at which the brand's games are played; none by default. */
  readonly games?: readonly string[];
}

/**
 * The content-security policy of a member page. Only origins that the brand declares are added to `'self'`, each by its
 * exact host: a wildcard would also allow neighbours that belong to others. Scripts never get `unsafe-inline` or
 * `unsafe-eval`.
 * @param place `meta` leaves out what browsers refuse in a `<meta>` element.
 */
export function contentSecurityPolicy(
  brand: Brand,
  { nonce, scripts = [], games = [] }: CspOptions,
  place: 'header' | 'meta',
): string {
  const chat = chatOrigins(brand);
  const sockets = chat.map((origin) => origin.replace(/^https:/, 'wss:'));
  const policy: Policy = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scripts, ...chat],
    // The chat widget writes style elements of its own without a nonce.
    'style-src': chat.length > 0 ? ["'self'", "'unsafe-inline'", ...chat] : ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...brand.origins, ...chat],
    'font-src': ["'self'", ...chat],
    'connect-src': ["'self'", ...apiOrigins(brand), ...chat, ...sockets],
    'media-src': ["'self'", 'blob:', ...chat],
    'frame-src': sources(
      framesStandIn(brand) ? ["'self'"] : [],
      frameOrigins(brand),
      brand.flags.games ? games : [],
      chat,
    ),
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    ...(place === 'header' && { 'frame-ancestors': ["'none'"] }),
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Whether the brand frames a page of its own host: a stand-in of the sandbox. */
const framesStandIn = ({ embeds }: Brand): boolean => [embeds.liveScore, embeds.score].some(isStandIn);

/** Framing is forbidden when no origin is listed. */
function sources(...lists: readonly (readonly string[])[]): readonly string[] {
  const named = lists.flat();
  return named.length > 0 ? named : ["'none'"];
}
