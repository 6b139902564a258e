import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely';
import { projectRoot } from '#server/platform/root';

/** Files of this folder in order. A released one is never edited: add a file for each change. */
const names = ['0001_baseline', '0002_sandbox'];

/** Every change of the database in order. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  names.map((name) => [
    name,
    {
      up: (db) =>
        sql
          .raw(textOf(name))
          .execute(db)
          .then(() => undefined),
    },
  ]),
);

/** Read from the sources, which a built server has beside it as well. */
function textOf(name: string): string {
  return readFileSync(path.join(projectRoot, 'server/platform/db/migrations', `${name}.sql`), 'utf8');
}
