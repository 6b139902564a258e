import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { pointer } from './json';
import { problem, type Problem, type Words } from './problem';
import texts from './problemTexts.json' with { type: 'json' };

/** The value of a JSON text, or the problem of an invalid one. */
export interface ReadJson {
  /** Absent when the text cannot be parsed. */
  readonly value?: unknown;
  readonly problems: readonly Problem[];
}

/** A byte order mark, which some Windows editors write in front of a file. */
const BOM = '\uFEFF';

/**
 * Parses strict JSON. Names what `JSON.parse` leaves out: line and column of a syntax error, a byte order mark, and
 * keys that an object has twice, of which the last would silently win.
 */
export function readJson(text: string): ReadJson {
  if (text.startsWith(BOM)) return { problems: [problem('JSON_BOM', '')] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return { problems: [syntaxError(text, cause)] };
  }
  // Equal counts mean that no object repeats a key, so the slow syntax tree is not needed.
  if (countKeys(value) === countKeysOfText(text)) return { value, problems: [] };
  const tree = parseTree(text);
  const problems = tree ? duplicateKeys(tree, text) : [];
  return problems.length > 0 ? { problems } : { value, problems };
}

function syntaxError(text: string, cause: unknown): Problem {
  const found: ParseError[] = [];
  parseTree(text, found, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = found;
  if (!first) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return problem('JSON.unknown', '', { reason });
  }
  const key = `JSON.${printParseErrorCode(first.error)}`;
  const at = position(text, first.offset);
  return problem(Object.hasOwn(texts, key) ? (key as keyof typeof texts) : 'JSON.other', '', { at });
}

/** Line and column of an offset, both counted from 1. */
function position(text: string, offset: number): Words {
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  return [`บรรทัด ${line} คอลัมน์ ${column}`, `line ${line}, column ${column}`];
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const items = Object.values(value);
  return items.reduce<number>((sum, item) => sum + countKeys(item), Array.isArray(value) ? 0 : items.length);
}

/** Number of object keys in a valid JSON text: strings followed by a colon. */
function countKeysOfText(text: string): number {
  const strings = text.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? [];
  return strings.filter((string) => string.endsWith(':')).length;
}

function duplicateKeys(node: Node, text: string, path = ''): Problem[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, i) => duplicateKeys(item, text, pointer(path, i)));
  if (node.type !== 'object') return [];
  const seen = new Map<string, Node>();
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const name = String(key.value);
    const at = pointer(path, name);
    const first = seen.get(name);
    seen.set(name, first ?? key);
    if (!first) return duplicateKeys(value, text, at);
    const places = { first: position(text, first.offset), second: position(text, key.offset) };
    return [problem('JSON_DUPLICATE_KEY', at, { name, ...places }), ...duplicateKeys(value, text, at)];
  });
}
