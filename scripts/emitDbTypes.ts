/**
 * Writes `server/platform/db/schema.ts` from the migrations, so that a query that does not fit the database
 * does not compile.
 *
 * Usage: npx tsx scripts/emitDbTypes.ts          writes the file
 *        npx tsx scripts/emitDbTypes.ts --check  exit code 1 when the file is out of date
 */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { temporaryFolder } from '#server/platform/db/temporaryFolder';

const target = fileURLToPath(new URL('../server/platform/db/schema.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await main(process.argv.includes('--check'));

async function main(check: boolean): Promise<number> {
  const text = await generate();
  if (!check) {
    await writeFile(target, text);
    return 0;
  }
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return 0;
  console.error(
    'server/platform/db/schema.ts differs from the migrations: run npx tsx scripts/emitDbTypes.ts',
  );
  return 1;
}

async function generate(): Promise<string> {
  const folder = await temporaryFolder('sala-types');
  const database = await startEmbedded({ dataDir: path.join(folder, 'data'), settings: { fsync: 'off' } });
  try {
    await migrateDatabase(database.access.owner);
    const overrides = JSON.stringify({ columns: await closedSets(database.access.owner) });
    const flags = [
      '--dialect',
      'postgres',
      '--print',
      '--log-level',
      'error',
      '--exclude-pattern',
      'kysely_*',
    ];
    const printed = execFileSync(
      process.execPath,
      [
        path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
        ...flags,
        '--date-parser',
        'string',
        '--type-mapping',
        '{"int8":"number"}',
        '--overrides',
        overrides,
        '--url',
        database.access.owner,
      ],
      { encoding: 'utf8' },
    );
    return `${printed.trim().replace(/import type \{[^}]+\} from "kysely";/, (line) => line.replaceAll('"', "'"))}\n`;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A column checked against a list of words, by itself or by its type, gets the union of them as its type. */
async function closedSets(owner: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    const { rows } = await client.query<{ place: string; rule: string; optional: boolean; given: boolean }>(`
      SELECT c.relname || '.' || a.attname AS place, pg_get_constraintdef(k.oid) AS rule,
             NOT a.attnotnull AS optional, a.atthasdef AS given
      FROM pg_constraint k
      JOIN pg_attribute a ON CASE WHEN k.contypid = 0
        THEN a.attrelid = k.conrelid AND a.attnum = k.conkey[1] AND cardinality(k.conkey) = 1
        ELSE a.atttypid = k.contypid END
      JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
      WHERE k.contype = 'c' ORDER BY 1`);
    return Object.fromEntries(rows.flatMap((row) => union(row)));
  } finally {
    await client.end();
  }
}

function union(row: { place: string; rule: string; optional: boolean; given: boolean }): [string, string][] {
  if (!row.rule.includes('= ANY (ARRAY[')) return [];
  const words = [...row.rule.matchAll(/'(\w+)'::text/g)].map(([, word]) => `'${word ?? ''}'`);
  const type = [...words, ...(row.optional ? ['null'] : [])].join(' | ');
  return [[row.place, row.given ? `Generated<${type}>` : type]];
}
