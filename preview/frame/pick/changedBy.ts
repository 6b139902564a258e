import type { Tracer } from './settingsAt';

/** Elements that are outlined at most. */
const MOST = 12;

export interface Changed {
  readonly elements: readonly Element[];
  /** Whether they show the setting itself: a part around it is a substitute until the setting has an element. */
  readonly isExact: boolean;
}

/** The elements that a setting changes; without an exact match, the smallest part that it belongs to. */
export function changedBy(path: string, root: Element, tracer: Tracer): Changed {
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
  // For a colour the outermost match would be the page, so the innermost is taken; for all else, the outermost.
  const isWanted = (element: Element) => {
    const others = found.filter((other) => other !== element);
    return isTheme
      ? !others.some((other) => element.contains(other))
      : !others.some((other) => other.contains(element));
  };
  return { elements: found.filter(isWanted).slice(0, MOST), isExact: best > 1 };
}

/** 3 for the setting itself, 2 for a setting inside the given group, up to 1 for a group around it: more for a smaller group. */
function closenessOf(path: string, claim: string): number {
  if (claim === path) return 3;
  if (claim.startsWith(`${path}/`)) return 2;
  return path.startsWith(`${claim}/`) ? claim.length / path.length : 0;
}

/** The element if it has a box, the children of an element with `display: contents`, nothing of a hidden one. */
function boxesOf(element: Element): Element[] {
  const { width, height } = element.getBoundingClientRect();
  if (width > 0 && height > 0) return [element];
  return getComputedStyle(element).display === 'contents' ? [...element.children].flatMap(boxesOf) : [];
}
