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
    if (closeness > 0 && boxesOf(element).length > 0) fits.set(element, closeness);
  }
  const best = Math.max(0, ...fits.values());
  const found = [...fits]
    .filter(([, closeness]) => closeness === best)
    .flatMap(([element]) => boxesOf(element));
  // Of colours the outermost would be the whole page; of all else, the outer one says it all.
  const isWanted = (element: Element) => {
    const others = found.filter((other) => other !== element);
    return isTheme
      ? !others.some((other) => element.contains(other))
      : !others.some((other) => other.contains(element));
  };
  return found.filter(isWanted).slice(0, MOST);
}

/** Three for the setting itself, two for one inside the asked group, at most one for a group that it is in: the smaller, the closer. */
function closenessOf(path: string, claim: string): number {
  if (claim === path) return 3;
  if (claim.startsWith(`${path}/`)) return 2;
  return path.startsWith(`${claim}/`) ? claim.length / path.length : 0;
}

/** The element where it takes room; the parts of one that only groups them; nothing of what is not seen. */
function boxesOf(element: Element): Element[] {
  const { width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return [element];
  return getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxesOf) : [];
}
