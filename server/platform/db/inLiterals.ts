import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL condition with literal values: a cached plan can then use a partial index, which parameters would prevent. */
export function inLiterals(column: string, texts: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} IN (${sql.join(texts.map((text) => sql.lit(text)))})`;
}
