/** Formats rows as aligned columns; the first row is the header. */
export function table(given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(plain));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows.map(line);
  return [head, '-'.repeat(widthOf(String(head))), ...body].join('\n');
}

/** Display width in a terminal: Thai vowels and tone marks above and below have none. */
function widthOf(text: string): number {
  return [...text].filter((char) => !/\p{Mn}/u.test(char)).length;
}

/** `1,234.50`. @param baht null when unknown. */
export function money(baht: number | null): string {
  return baht === null
    ? '-'
    : baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** `2026-11-14 09:00` in Bangkok, of the API's ISO time. */
export function moment(iso: string | null | undefined): string {
  return iso ? iso.slice(0, 16).replace('T', ' ') : '-';
}

/** Names and values, one pair per line. */
export function pairs(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${plain(String(value ?? '-'))}`)
    .join('\n');
}

/** Removes control and bidirectional characters from text of members and banks. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');
}
