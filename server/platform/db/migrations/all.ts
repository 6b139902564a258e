import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql, type Migration } from 'kysely';
import { projectRoot } from '#server/platform/root';

const folder = 'server/platform/db/migrations';
/** The SQL files of this folder in order. Never edit a released one: add a file for each change. */
const names = readdirSync(path.join(projectRoot, folder))
  .filter((file) => file.endsWith('.sql'))
  .map((file) => path.basename(file, '.sql'))
  .sort();

/** Every change of the database in order. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  names.map((name) => [name, sqlMigration(`${folder}/${name}.sql`)]),
);

/** A migration that runs an SQL file. @param file path in the sources, which a built server needs too. */
export function sqlMigration(file: string): Migration {
  return {
    up: async (db) => {
      await sql.raw(readFileSync(path.join(projectRoot, file), 'utf8')).execute(db);
    },
  };
}
