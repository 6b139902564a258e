/**
 * Writes the contract and the brand schema as JSON for editors and other programs.
 *
 * Usage:
 *   npx tsx scripts/emit.ts           writes schemas/json/
 *   npx tsx scripts/emit.ts --check   writes nothing; exits 1 naming the files that have drifted
 */
import './lib/usage.mjs';
import { fileURLToPath } from 'node:url';
import { documents } from './emit/documents';
import { drifted, write } from './emit/files';

const folder = fileURLToPath(new URL('../schemas/json/', import.meta.url));

if (process.argv.includes('--check')) {
  const names = await drifted(folder, await documents());
  for (const name of names)
    console.error(`schemas/json/${name} is not what the schemas say; run: npx tsx scripts/emit.ts`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  const names = await write(folder, await documents());
  console.log(names.length > 0 ? `Wrote ${names.join(', ')}.` : 'Nothing has changed.');
}
