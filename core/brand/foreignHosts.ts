/** What a brand lets other hosts do to its members: one source for the pages' policy and for the review of a release. */
import type { Brand } from '#schemas/brand/brand';
import { type HostPower, hostPowers } from '#schemas/common/terms';

/** Exact origins that the live chat loads from: none without a provider. */
export const chatOrigins = ({ chat }: Brand): readonly string[] =>
  chat.provider === 'none' ? [] : httpsOrigins([chat.host, ...chat.hosts]);

/** Exact origins that receive what members type, other than the site itself. */
export const apiOrigins = ({ api }: Brand): readonly string[] => [
  ...httpsOrigins([api.baseUrl]),
  ...(LOCAL_API.exec(api.baseUrl)?.slice(0, 1) ?? []),
];

/** Exact origins that the pages show in a frame; posters of films are images. */
export const frameOrigins = ({ embeds }: Brand): readonly string[] =>
  httpsOrigins([embeds.liveScore, embeds.score, ...embeds.movies.map(({ url }) => url)]);

/** Every foreign origin of a brand with what it may do, in the order of first appearance. */
export function foreignHosts(brand: Brand): ReadonlyMap<string, readonly HostPower[]> {
  const links = httpsOrigins(brand.banners.map(({ link }) => link));
  const lists: Readonly<Record<HostPower, readonly string[]>> = {
    SCRIPTS: chatOrigins(brand),
    LOGINS: apiOrigins(brand),
    FRAMES: frameOrigins(brand),
    IMAGES: brand.origins,
    LINKS: links,
  };
  const found = new Set(hostPowers.flatMap((power) => lists[power]));
  return new Map(
    [...found].map((origin) => [origin, hostPowers.filter((power) => lists[power].includes(origin))]),
  );
}

/** An API in development, see `patterns.apiUrl`. */
const LOCAL_API = /^http:\/\/localhost(?::\d{1,5})?(?=$|[/?#])/;

/** Only characters of a host name may precede the path, so that no address can inject a policy directive. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?=$|[/?#])/;

/** The distinct origins of https addresses, in order of appearance; everything else is left out. */
export function httpsOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.flatMap((address) => ORIGIN.exec(address)?.[0] ?? []))];
}
