/** Rows of text in columns that line up; the first row is the head. */
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

/** Columns that a terminal gives the text: Thai vowels and tone marks above and below take none. */
function widthOf(text: string): number {
  return [...text].filter((char) => !/\p{Mn}/u.test(char)).length;
}

/** `1,234.50`. @param baht null where nobody knows. */
export function money(baht: number | null): string {
  return baht === null
    ? '-'
    : baht.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** `2026-11-14 09:00` in Bangkok, of the API's ISO time. */
export function moment(iso: string | null | undefined): string {
  return iso ? iso.slice(0, 16).replace('T', ' ') : '-';
}

/** Names and values, one pair a line. */
export function pairs(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${plain(String(value ?? '-'))}`)
    .join('\n');
}

/** What members and banks wrote may hold no command for a terminal, and no turning round of what stands there. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');
}
