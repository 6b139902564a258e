import type { Brand } from '#schemas/brand/brand';
import { isRecord, pointer } from '../json';
import { mendedAt, mendedByRemoving, problem, type Problem } from '../problem';

/** Settings whose addresses a page loads or calls; `texts` and names are not among them. */
const LOADED = [
  'assetsBase',
  'images',
  'art',
  'banners',
  'providers',
  'rewards',
  'chat',
  'embeds',
  'api',
] as const;

/** Every external address must use an origin that the brand declares; the policy blocks all others. */
export function checkOrigins(brand: Brand): Problem[] {
  const used = new Set<string>();
  const problems: Problem[] = [];
  visit(
    LOADED.map((key) => [`/${key}`, brand[key]] as const),
    (path, origin) => {
      used.add(origin);
      if (!brand.origins.includes(origin)) problems.push(undeclared(path, origin, brand.origins));
    },
  );
  const idle = brand.origins.flatMap((origin, i) =>
    used.has(origin) ? [] : [unused(`/origins/${i}`, origin)],
  );
  return [...problems, ...idle];
}

function visit(
  nodes: readonly (readonly [string, unknown])[],
  found: (path: string, origin: string) => void,
): void {
  for (const [path, value] of nodes) {
    if (typeof value === 'string') {
      const origin = /^https:\/\/[^/?#]+/.exec(value)?.[0];
      // Banner links open on a tap; the page does not load them.
      if (origin && !/^\/banners\/\d+\/link$/.test(path)) found(path, origin);
    } else if (isRecord(value) || Array.isArray(value)) {
      visit(
        Object.entries(value).map(([key, item]) => [pointer(path, key), item] as const),
        found,
      );
    }
  }
}

const undeclared = (path: string, origin: string, declared: readonly string[]) =>
  mendedAt(problem('ORIGIN_UNDECLARED', path, { origin }, [...declared, origin]), '/origins');

const unused = (path: string, origin: string) => mendedByRemoving(problem('ORIGIN_UNUSED', path, { origin }));
