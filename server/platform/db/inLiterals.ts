import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Whether a column is one of these texts, which are written out: a plan that is kept can use an index of such rows
 * alone, where parameters would hide from it which rows are wanted.
 */
export function inLiterals(column: string, texts: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} IN (${sql.join(texts.map((text) => sql.lit(text)))})`;
}
