import type { i18n, PostProcessorModule, TOptions } from 'i18next';

/* Format characters that draw nothing: a mark is OPEN, the number of the text in DIGITS, OPEN; the text; CLOSE. */
const OPEN = '\u2063';
const CLOSE = '\u2064';
const DIGITS = ['\u2060', '\u2061', '\u2062'];
const token = new RegExp(`${OPEN}([${DIGITS.join('')}]+)${OPEN}|${CLOSE}`, 'gu');
const attributes = ['placeholder', 'alt', 'aria-label', 'title'] as const;

/** A part of the visible text that comes from one text of the app. */
export interface Piece {
  /** `namespace:id`. */
  readonly id: string;
  readonly text: string;
}

interface Read {
  /** The visible text, without its marks. */
  readonly text: string;
  /** Nested pieces come before the piece around them. */
  readonly pieces: readonly Piece[];
}

export interface TextMarks {
  /** From now on, this instance marks what it translates. */
  mark(instance: i18n): void;
  /** The texts of a text node; empty where the app did not translate it. */
  piecesOf(node: Text): readonly Piece[];
  /** The texts in the attributes that name an element. */
  namesOf(element: Element): readonly Piece[];
}

/**
 * Records the id of each text on screen. The frame's translations carry an invisible mark; once it is in the page,
 * before the paint, the mark is removed and its id stored. The member app has no code for it.
 */
export function openTextMarks({ body }: Document, signal: AbortSignal): TextMarks {
  const ids: string[] = [];
  const numbers = new Map<string, number>();
  const nodes = new WeakMap<Text, Read>();
  const names = new WeakMap<Element, Map<string, Read>>();

  const number = (id: string): number => {
    const known = numbers.get(id) ?? ids.push(id) - 1;
    numbers.set(id, known);
    return known;
  };
  const readNode = (node: Text) => {
    const read = readMarks(node.data, ids);
    if (!read) return;
    nodes.set(node, read);
    node.data = read.text;
  };
  const readAttribute = (element: Element, name: string) => {
    const read = readMarks(element.getAttribute(name) ?? '', ids);
    if (!read) return;
    names.set(element, (names.get(element) ?? new Map<string, Read>()).set(name, read));
    element.setAttribute(name, read.text);
  };
  const readBelow = (node: Node) => {
    if (isText(node)) readNode(node);
    else if (node instanceof Element) {
      for (const name of attributes) readAttribute(node, name);
      node.childNodes.forEach(readBelow);
    }
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') addedNodes.forEach(readBelow);
      else if (isText(target)) readNode(target);
      else if (target instanceof Element && attributeName !== null) readAttribute(target, attributeName);
    }
  });
  observer.observe(body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: [...attributes],
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    mark: (instance) => {
      instance.use(marker(number));
      Object.assign(instance.options, { postProcess: [MARKER], postProcessPassResolved: true });
    },
    // The text of a marked node may have changed since.
    piecesOf: (node) => piecesIn(nodes.get(node), node.data),
    namesOf: (element) =>
      attributes.flatMap((name) => piecesIn(names.get(element)?.get(name), element.getAttribute(name) ?? '')),
  };
}

/** A test also searches the member app's bundles for it, which must not contain it. */
const MARKER = 'sala:text-ids';

/** Details that i18next passes for a found text. */
interface Found extends TOptions {
  readonly i18nResolved?: { readonly usedNS?: string; readonly exactUsedKey?: string };
}

const marker = (number: (id: string) => number): PostProcessorModule => ({
  type: 'postProcessor',
  name: MARKER,
  process: (value: string, _: unknown, options: Found) => {
    const { usedNS, exactUsedKey } = options.i18nResolved ?? {};
    if (usedNS === undefined || exactUsedKey === undefined || value === '') return value;
    const digits = number(`${usedNS}:${exactUsedKey}`).toString(DIGITS.length);
    return `${OPEN}${digits.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? '')}${OPEN}${value}${CLOSE}`;
  },
});

/** Null where there are no marks. A truncated piece ends with the text. */
function readMarks(marked: string, ids: readonly string[]): Read | null {
  if (!marked.includes(OPEN) && !marked.includes(CLOSE)) return null;
  const pieces: Piece[] = [];
  const open: { readonly id: string; readonly from: number }[] = [];
  let text = '';
  let at = 0;
  const close = () => {
    const last = open.pop();
    if (last && last.from < text.length) pieces.push({ id: last.id, text: text.slice(last.from) });
  };
  for (const match of marked.matchAll(token)) {
    text += marked.slice(at, match.index);
    at = match.index + match[0].length;
    if (match[1] === undefined) close();
    else open.push({ id: ids[numberOf(match[1])] ?? '', from: text.length });
  }
  text += marked.slice(at);
  while (open.length > 0) close();
  return { text, pieces };
}

const numberOf = (digits: string): number =>
  Number.parseInt([...digits].map((digit) => DIGITS.indexOf(digit)).join(''), DIGITS.length);

const piecesIn = (read: Read | undefined, marked: string): readonly Piece[] =>
  read?.text === marked ? read.pieces : [];

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
