/**
 * Rows of tables whose last column is called "proof" that prove nothing: no id of a test and no path is in it, or an
 * id that no test has. A row that does not apply says so there, and why.
 */
export function deadProofs(markdown: string, ids: ReadonlySet<string>): string[] {
  let isProof = false;
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      isProof = false;
      return [];
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [first = '', last = ''] = [cells[0], cells.at(-1)];
    if (last === 'proof') isProof = true;
    else if (isProof && !/^-+$/.test(last) && !/^does not apply: \S/.test(last)) {
      const named = last.replace(/`[^`]*`/g, '').match(/\b[A-Z]{1,3}-?\d+\b/g) ?? [];
      if (named.length === 0 && !last.includes('`')) return [`"${first}" has no proof`];
      return named.filter((id) => !ids.has(id)).map((id) => `"${first}" names ${id}, which no test proves`);
    }
    return [];
  });
}
