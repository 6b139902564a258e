import { valueAt } from '#core/brand/json';
import { type Leaf, type PickContext, leavesOf } from './leaves';
import { colourKey, coloursIn, createImageIndex, makeThemeIndex, makeTextIndex } from './brandIndex';
import type { DashboardSection, LandingSection } from '#schemas/brand/brand';

/** Settings that a pick names at most, as the message allows. */
const MOST = 20;
/** Most settings that are offered as a choice. */
const MOST_CHOICES = 8;
/** Elements that something may hold and still be picked as one thing. */
const SMALL = 6;
/** Settings of the page background, used when nothing else matches. */
const ground = ['/theme/background', '/images/home.normal.background'];

export interface Picked {
  /** Settings behind an element and its ancestors, the most specific first. */
  readonly paths: string[];
  /** How many of the first shape the element itself: with more than one, the person chooses. */
  readonly choices: number;
}

export interface Tracer {
  /** Settings behind an element itself, its colours left out. */
  claims(element: Element): readonly string[];
  /** Settings that paint an element itself. */
  colours(element: Element): readonly string[];
  pick(element: Element): Picked;
}

/** Traces elements on screen back to settings: by marks, texts, images and colours. */
export function makeTracer(context: PickContext): Tracer {
  const texts = makeTextIndex(context);
  const images = createImageIndex(context);
  const theme = makeThemeIndex(context);

  const wordSettings = (element: Element): readonly string[] => {
    const nodes = [...element.childNodes].filter((node) => node instanceof Text);
    const pieces = nodes.map((node) => context.marks.piecesOf(node));
    const own = nodes.map(({ data }) => data);
    return [
      ...nodes.flatMap(({ data }, i) =>
        pieces[i]?.length ? pieces[i].flatMap(texts.pieceSettings) : texts.wordSettings(data),
      ),
      ...(own.length > 1 ? texts.wordSettings(own.join('')) : []),
    ];
  };
  /** For an element without text: its accessible name or its label. */
  const nameSettings = (element: Element): readonly string[] => [
    ...context.marks.namesOf(element).flatMap(texts.pieceSettings),
    ...texts.wordSettings(element.getAttribute('alt') ?? ''),
    ...labelsOf(element).flatMap((label) => [label, ...label.querySelectorAll('*')].flatMap(wordSettings)),
  ];
  /** Leaves out accessible names: on a large part they are rarely what somebody points at. */
  const strongClaims = (element: Element): readonly string[] => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return [];
    const { edit } = element.dataset;
    return [
      ...wordSettings(element),
      ...(images.get(element.getAttribute('src') ?? '') ?? []),
      ...(edit === undefined ? [] : [edit]),
      ...sectionSettings(element),
    ];
  };
  const claims = (element: Element): readonly string[] => {
    const strong = strongClaims(element);
    return strong.length > 0 ? strong : nameSettings(element);
  };
  const settingsOf = (colours: readonly string[]) =>
    colours.flatMap((value) => theme.get(colourKey(value) ?? '') ?? []);
  const fills = (element: Element): readonly string[] => {
    const { backgroundColor, backgroundImage, borderTopColor, borderTopWidth } = getComputedStyle(element);
    const border = Number.parseFloat(borderTopWidth) > 0 ? [borderTopColor] : [];
    // Buttons are filled by a layer of their own, which can be cut to a shape without cutting the focus ring.
    const fill = getComputedStyle(element, '::before').backgroundImage;
    return settingsOf([...coloursIn(backgroundImage), ...coloursIn(fill), backgroundColor, ...border]);
  };
  const colours = (element: Element): readonly string[] => [
    ...settingsOf([getComputedStyle(element).color]),
    ...fills(element),
  ];

  return {
    claims,
    colours,
    pick: (picked) => {
      // A hit on a line of a drawing means the drawing.
      const element = picked.closest('svg') ?? picked;
      const chain = ancestors(element);
      const mark = chain.find(isMarked)?.dataset['edit'];
      const near = (paths: readonly string[]) => nearFirst(paths, mark);
      const inside = (part: Element) => near(contents(part).flatMap(claims));
      // A button or link is picked as a unit: its text, its target and its colours.
      const parts = [element, ...chain.slice(1, 1 + chain.findIndex(isPressed))];
      const around = chain.slice(parts.length);
      const said = near(claims(element));
      const isWritten = said.some((path) => mark !== undefined && path.startsWith(`${mark}/`));
      const numbers = mark === undefined || isWritten ? [] : numbersAt(context, mark, element);
      const levels = [
        [...numbers, ...said],
        hasWords(element) ? [] : inside(element),
        ...parts.slice(1).map((part) => [...near(strongClaims(part)), ...inside(part)]),
        // An icon is picked for the content next to it.
        element.matches('svg, img') ? around.slice(0, 1).flatMap(inside) : [],
        ...around.map(strongClaims),
      ];
      const shaping = levels.find((paths) => paths.length > 0) ?? [];
      const edits = parts.filter(isMarked).map(({ dataset }) => dataset['edit'] ?? '');
      const choices = withoutGroups([...shaping, ...edits, ...parts.flatMap(fills)]).slice(0, MOST_CHOICES);
      const painter = chain.slice(1).map(colours);
      const rest = [
        ...levels.flat(),
        ...colours(element),
        ...(painter.find(({ length }) => length > 0) ?? []),
      ];
      return {
        paths: [...new Set([...choices, ...rest, ...ground])].slice(0, MOST),
        choices: Math.max(1, choices.length),
      };
    },
  };
}

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
const isMarked = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset['edit'] !== undefined;
const isPressed = (element: Element): boolean => element.matches('button, a, [role="button"]');

/** Inside a marked part, a number on screen is the setting of the part that has this value. */
function numbersAt({ brand, marks }: PickContext, mark: string, element: Element): readonly string[] {
  const shown = (element.textContent.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((text) =>
    Number(text.replace(/,/g, '')),
  );
  if (shown.length === 0 || shown.length > 3) return [];
  const isShown = ({ value }: Leaf) =>
    typeof value === 'number' && value > 9 ? shown.includes(value) : value === shown[0];
  const fits = leavesOf(valueAt(brand, mark), mark)
    .filter(isShown)
    .map(({ path }) => path);
  // Most text ids contain the name of the setting that the text shows.
  const ids = [...element.childNodes].flatMap((node) =>
    node instanceof Text ? marks.piecesOf(node).map(({ id }) => id) : [],
  );
  const named = fits.filter((path) => ids.some((id) => id.includes(path.slice(path.lastIndexOf('/') + 1))));
  if (named.length > 0) return named;
  return fits.length <= 3 ? fits : [];
}

/** Among settings with the same value, prefers those of the part that contains the element. */
function nearFirst(paths: readonly string[], mark: string | undefined): readonly string[] {
  if (mark === undefined) return paths;
  const near = paths.filter((path) => path === mark || path.startsWith(`${mark}/`));
  const isOther = (path: string) => near.length > 0 && path.split('/')[1] === mark.split('/')[1];
  return [...near, ...paths.filter((path) => !near.includes(path) && !isOther(path))];
}

/** Without duplicates, and without groups of which a setting is listed. */
const withoutGroups = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other.startsWith(`${path}/`)));

/** The texts and images of something small, such as a button picked at its edge. */
function contents(element: Element): Element[] {
  const inside = [...element.querySelectorAll('*')].filter((one) => !one.parentElement?.closest('svg'));
  return inside.length <= SMALL ? inside : [];
}

function labelsOf(element: Element): readonly Element[] {
  const { labels } = element as Partial<Pick<HTMLInputElement, 'labels'>>;
  return labels ? [...labels] : [];
}

function ancestors(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) chain.push(at);
  return chain;
}

/** The settings of a section, in addition to its place in the layout. */
const parts: Readonly<Record<LandingSection | DashboardSection, readonly string[]>> = {
  hero: ['/displayName'],
  announcement: ['/flags/announcement'],
  banner: ['/banners'],
  categories: ['/gameCategories', '/art/categories'],
  providers: ['/providers'],
  promotion: ['/bonus', '/flags/promotion'],
  history: ['/flags/publicHistory'],
  contact: ['/contacts'],
  balance: ['/levels'],
  recentGames: ['/flags/games', '/gameCategories'],
  popularGames: ['/flags/games', '/gameCategories'],
  tiles: ['/images/home.dashboard.huay', '/images/home.dashboard.allGame'],
  shortcuts: ['/flags'],
};

/** Settings behind the section that an element is the frame of. */
function sectionSettings({ dataset }: HTMLElement | SVGElement): readonly string[] {
  const { landing, section, layout } = dataset;
  if (landing !== undefined) return [...partsOf(landing), '/layout/landing'];
  if (section !== undefined) return [...partsOf(section), '/layout/dashboard'];
  return layout === undefined ? [] : ['/layout/public'];
}

const partsOf = (name: string): readonly string[] =>
  Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : [];
