import { type Leaf, leavesOf, valueAt } from './leaves';
import type { PickContext } from './pickContext';
import { makePictureIndex } from './pictureIndex';
import { sectionSettings } from './sections';
import { makeTextIndex } from './textIndex';
import { colourKey, makeThemeIndex } from './themeIndex';

/** Settings that a pick names at most, as the message allows. */
const MOST = 20;
/** Elements that something may hold and still be picked as one thing. */
const SMALL = 6;
/** Behind whatever nothing else is behind. */
const ground = ['/theme/background', '/images/home.normal.background'];

export interface Tracer {
  /** Settings behind an element itself, its colours left out. */
  claims(element: Element): readonly string[];
  /** Settings that paint an element itself. */
  colours(element: Element): readonly string[];
  /** Settings behind an element and what it stands in, the most specific first. */
  settingsAt(element: Element): string[];
}

/** Traces what is on screen back to settings: by marks, by words, by pictures, by colours. */
export function makeTracer(context: PickContext): Tracer {
  const texts = makeTextIndex(context);
  const pictures = makePictureIndex(context);
  const theme = makeThemeIndex(context);

  const claims = (element: Element): readonly string[] => {
    if (!(element instanceof HTMLElement)) return [];
    const { edit } = element.dataset;
    return [
      ...wordsOf(element).flatMap((text) => likelyFirst(element, texts.find(text))),
      ...(pictures.get(element.getAttribute('src') ?? '') ?? []),
      ...(edit === undefined ? [] : [edit]),
      // After the mark: what is only read aloud is rarely what somebody points at.
      ...namesOf(element).flatMap((text) => texts.findWhole(text)),
      ...sectionSettings(element),
    ];
  };

  const colours = (element: Element): readonly string[] => {
    const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
    const seen = [color, backgroundColor, ...(Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : [])];
    return seen.flatMap((value) => theme.get(colourKey(value) ?? '') ?? []);
  };

  return {
    claims,
    colours,
    settingsAt: (element) => {
      const found = new Set<string>();
      const add = (paths: readonly string[]) => paths.forEach((path) => found.add(path));
      const chain = ancestors(element);
      const mark = chain.find((one) => one instanceof HTMLElement && one.dataset['edit'] !== undefined);
      if (mark instanceof HTMLElement) add(numbersAt(context, mark.dataset['edit'] ?? '', element));
      for (const one of [element, ...contents(element), ...chain]) add(claims(one));
      add(colours(element));
      add(
        chain
          .slice(1)
          .map(colours)
          .find((paths) => paths.length > 0) ?? [],
      );
      add(ground);
      return [...found].slice(0, MOST);
    },
  };
}

/** Inside a marked part, a number on screen is the setting of the part that has this value. */
function numbersAt({ brand }: PickContext, mark: string, element: Element): readonly string[] {
  const shown = (element.textContent.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((text) =>
    Number(text.replace(/,/g, '')),
  );
  if (shown.length === 0 || shown.length > 3) return [];
  const isShown = ({ value }: Leaf) =>
    typeof value === 'number' && value > 9 ? shown.includes(value) : value === shown[0];
  const fits = leavesOf(valueAt(brand, mark), mark).filter(isShown);
  return fits.length <= 3 ? fits.map(({ path }) => path) : [];
}

/** The words and pictures of something small, such as a button picked at its edge. */
function contents(element: Element): Element[] {
  const inside = [...element.querySelectorAll('*')];
  return inside.length <= SMALL ? inside : [];
}

/** Of texts with the same words, those named after what the element is: a button's before a heading's. */
function likelyFirst(element: Element, paths: readonly string[]): readonly string[] {
  const name = element.closest('button, a') ? /submit|action|button|link/ : /title|heading/;
  return [...paths.filter((path) => name.test(path)), ...paths.filter((path) => !name.test(path))];
}

function ancestors(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) chain.push(at);
  return chain;
}

/** What an element itself says, as a whole and piece by piece. */
function wordsOf(element: HTMLElement): string[] {
  const pieces = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
  );
  return [...new Set([pieces.join(''), ...pieces])].filter((text) => text.trim() !== '');
}

/** What it says where it has no words of its own. */
function namesOf(element: HTMLElement): string[] {
  return ['placeholder', 'alt', 'aria-label', 'title'].flatMap((name) => element.getAttribute(name) ?? []);
}
