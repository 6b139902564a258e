import type { Tracer } from './settingsAt';

/** Elements that are outlined at most. */
const MOST = 12;

/** What a setting changes on screen; where nothing is marked so finely, the part that it belongs to. */
export function changedBy(path: string, root: Element, tracer: Tracer): readonly Element[] {
  const isTheme = path.startsWith('/theme');
  const fits = new Map<Element, number>();
  for (const element of root.querySelectorAll('*')) {
    const claims = isTheme ? tracer.colours(element) : tracer.claims(element);
    const closeness = Math.max(0, ...claims.map((claim) => closenessOf(path, claim)));
    if (closeness > 0) fits.set(element, closeness);
  }
  const best = Math.max(0, ...fits.values());
  const found = [...fits].filter(([, closeness]) => closeness === best).map(([element]) => element);
  const seen = found.filter(isSeen);
  // An outline around the frame of an outlined element says nothing more.
  return seen.filter((element) => !isTheme || !seen.some((other) => other !== element && other.contains(element))).slice(0, MOST);
}

/** Three for the setting itself, two for one inside the asked group, one for the group that it is in. */
function closenessOf(path: string, claim: string): number {
  if (claim === path) return 3;
  if (claim.startsWith(`${path}/`)) return 2;
  return path.startsWith(`${claim}/`) ? 1 : 0;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
