import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { pointer } from './json';
import { error, type Problem } from './problem';

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
  if (text.startsWith(BOM)) return { problems: [byteOrderMark()] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return { problems: [syntaxError(text, cause)] };
  }
  const tree = parseTree(text);
  const problems = tree ? duplicateKeys(tree, text) : [];
  return problems.length > 0 ? { problems } : { value, problems };
}

function byteOrderMark(): Problem {
  return error(
    'JSON_BOM',
    '',
    [
      'ไฟล์ขึ้นต้นด้วยเครื่องหมาย BOM (อักขระที่มองไม่เห็น)',
      'the file begins with a byte order mark (BOM), an invisible character',
    ],
    ['บันทึกไฟล์ใหม่เป็น “UTF-8” ไม่ใช่ “UTF-8 with BOM”', 'save it as “UTF-8”, not “UTF-8 with BOM”'],
  );
}

function syntaxError(text: string, cause: unknown): Problem {
  const found: ParseError[] = [];
  parseTree(text, found, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  const [first] = found;
  if (!first) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return notJson(
      ['ไม่ทราบตำแหน่ง', 'position unknown'],
      ['ไวยากรณ์ผิด', reason],
      ['แก้ไขไวยากรณ์ของไฟล์', 'correct the syntax'],
    );
  }
  const [what, remedy] = explanations[printParseErrorCode(first.error)] ?? [
    ['เครื่องหมายไม่ถูกต้อง', 'an unexpected character'],
    ['แก้ไขตามตำแหน่งที่บอก', 'correct it there'],
  ];
  return notJson(position(text, first.offset), what, remedy);
}

type Text = readonly [th: string, en: string];

const notJson = (at: Text, [th, en]: Text, remedy: Text): Problem =>
  error('JSON', '', [`ไฟล์ไม่ใช่ JSON ที่ถูกต้อง (${at[0]}): ${th}`, `not valid JSON (${at[1]}): ${en}`], remedy);

/** Line and column of an offset, both counted from 1. */
function position(text: string, offset: number): Text {
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  return [`บรรทัด ${line} คอลัมน์ ${column}`, `line ${line}, column ${column}`];
}

/** By the parser's name of the mistake. */
const explanations: Readonly<Record<string, readonly [what: Text, remedy: Text]>> = {
  PropertyNameExpected: [
    ['ต้องเป็นชื่อคีย์ในเครื่องหมายคำพูด', 'a key in double quotes is expected'],
    ['ใส่คีย์ หรือลบจุลภาคตัวสุดท้ายที่เกินมา', 'add the key, or remove a comma too many before it'],
  ],
  ValueExpected: [
    ['ต้องมีค่า', 'a value is expected'],
    ['ใส่ค่า หรือลบจุลภาคตัวสุดท้ายที่เกินมา', 'add the value, or remove a comma too many before it'],
  ],
  ColonExpected: [
    ['ขาดเครื่องหมาย : หลังคีย์', 'a colon is missing after the key'],
    ['ใส่ : ระหว่างคีย์กับค่า', 'put a colon between key and value'],
  ],
  CommaExpected: [
    ['ขาดจุลภาค', 'a comma is missing'],
    ['ใส่ , ก่อนตำแหน่งนี้', 'put a comma before it'],
  ],
  CloseBraceExpected: [
    ['ขาดเครื่องหมาย }', 'a closing } is missing'],
    ['ใส่ } ให้ครบคู่', 'close every { with a }'],
  ],
  CloseBracketExpected: [
    ['ขาดเครื่องหมาย ]', 'a closing ] is missing'],
    ['ใส่ ] ให้ครบคู่', 'close every [ with a ]'],
  ],
  EndOfFileExpected: [
    ['มีข้อความเกินหลังจบไฟล์', 'there is text after the end of the object'],
    ['ลบข้อความส่วนเกิน', 'remove it'],
  ],
  InvalidCommentToken: [
    ['JSON ไม่มีคอมเมนต์', 'JSON has no comments'],
    ['ลบคอมเมนต์', 'remove the comment'],
  ],
  UnexpectedEndOfString: [
    ['ข้อความไม่มีเครื่องหมายคำพูดปิด', 'a text has no closing quote'],
    ['ใส่ " ปิดท้ายข้อความ', 'close it with a double quote'],
  ],
  InvalidEscapeCharacter: [
    ['เครื่องหมาย \\ นำหน้าอักขระที่ใช้ไม่ได้', 'a backslash stands before a character that cannot follow it'],
    ['ใช้ \\\\ สำหรับเครื่องหมาย \\', 'write \\\\ for a backslash'],
  ],
  InvalidCharacter: [
    ['มีอักขระควบคุมในข้อความ เช่น การขึ้นบรรทัดใหม่', 'a text contains a control character, such as a line break'],
    ['ใช้ \\n สำหรับการขึ้นบรรทัดใหม่', 'write \\n for a line break'],
  ],
};

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
    const own = first
      ? [duplicateKey(at, name, position(text, first.offset), position(text, key.offset))]
      : [];
    return [...own, ...duplicateKeys(value, text, at)];
  });
}

const duplicateKey = (path: string, name: string, first: Text, second: Text): Problem =>
  error(
    'JSON_DUPLICATE_KEY',
    path,
    [
      `มีคีย์ “${name}” สองครั้ง (${first[0]} และ ${second[0]})`,
      `the key “${name}” is there twice, at ${first[1]} and at ${second[1]}`,
    ],
    ['ลบตัวที่ไม่ใช้', 'remove the one that is not meant'],
  );
