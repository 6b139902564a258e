import { parse, unparse } from 'papaparse';
import type { Translated, Translation } from '#core/brand/translations';

/** Without it, spreadsheet programs take UTF-8 for another encoding. */
const BOM = '\uFEFF';
/** What `unparse` puts before a text that a spreadsheet program would calculate. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r])/;
const COLUMNS = ['id', 'th', 'en', 'state'] as const;

/** The texts as a CSV file for translators: `id`, `th`, `en`, `state`. */
export function toCsv(rows: readonly Translation[]): string {
  const data = rows.map(({ path, th, en, state }) => [path, th, en, state]);
  return BOM + unparse({ fields: [...COLUMNS], data }, { escapeFormulae: true });
}

/** What a translated file would change. */
export interface ReadTranslations {
  /** English texts that differ from the present ones. */
  readonly texts: readonly Translated[];
  /** Ids whose Thai text is another one now: what was translated no longer applies. */
  readonly outdated: readonly string[];
  /** Ids that this brand does not have. */
  readonly unknown: readonly string[];
}

/**
 * Reads a translated file against the present texts; an empty English text changes nothing.
 * @returns undefined when the file has no columns `id`, `th` and `en`.
 */
export function readCsv(file: string, rows: readonly Translation[]): ReadTranslations | undefined {
  const { data, meta } = parse<Record<string, string | undefined>>(file.replace(BOM, ''), {
    header: true,
    skipEmptyLines: true,
  });
  if (['id', 'th', 'en'].some((column) => !meta.fields?.includes(column))) return undefined;
  const present = new Map(rows.map((row) => [row.path, row]));
  const read = { texts: [] as Translated[], outdated: [] as string[], unknown: [] as string[] };
  for (const line of data) {
    const id = line['id'] ?? '';
    const row = present.get(id);
    const en = textOf(line['en']);
    if (!row) read.unknown.push(id);
    else if (textOf(line['th']) !== row.th) read.outdated.push(id);
    else if (en !== '' && en !== row.en) read.texts.push({ path: id, en });
  }
  return read;
}

/** As it was before it was escaped. Texts are one line in the brand, however a translator breaks them. */
const textOf = (cell = ''): string =>
  cell
    .replace(ESCAPED_FORMULA, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
