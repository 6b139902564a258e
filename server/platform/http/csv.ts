import { Readable } from 'node:stream';

type Cell = string | number | null;
type Row = readonly Cell[];

/** Without it, spreadsheet programs take UTF-8 for another encoding. */
const BOM = '\uFEFF';
/** Spreadsheet programs calculate what begins like this; the last four are full-width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const QUOTED = /[",\r\n]/;

/**
 * A CSV file as a stream that reads a page when the one before was sent. A text that a spreadsheet program would
 * calculate begins with an apostrophe; numbers stay numbers.
 */
export function csvFile(header: Row, pages: AsyncIterable<readonly Row[]>): Readable {
  return Readable.from(textOf(header, pages), { objectMode: false });
}

async function* textOf(header: Row, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield BOM + lineOf(header);
  for await (const rows of pages) if (rows.length > 0) yield rows.map(lineOf).join('');
}

/** A Bangkok time as spreadsheet programs read it. */
export const csvTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

const lineOf = (row: Row): string => `${row.map(textOfCell).join(',')}\r\n`;

function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
