import type pg from 'pg';

export interface Table {
  readonly name: string;
  /** Stored columns; generated ones are computed. */
  readonly columns: readonly string[];
}

/** Every table except the migrator's own, which follow from the migrations. */
export async function readTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
           (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname NOT LIKE 'kysely\\_%'
    ORDER BY c.relname`);
  return rows;
}

/** The applied migrations; empty for an unused database. */
export async function readMigrations(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ found: string | null }>(
    `SELECT to_regclass('public.kysely_migration') AS found`,
  );
  if (!rows[0]?.found) return [];
  const applied = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return applied.rows.map(({ name }) => name);
}
