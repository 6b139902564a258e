/**
 * Creates adapters of outside services, and checks connected services: docs/integration.md.
 *
 * Usage:
 *   npm run provider -- new <port>/<name>    adapter and test in server/providers/<port>/<name>
 *   npm run provider -- check <id>           the promises of its port, against the service as providers.json connects it
 *     --providers <file>        else PROVIDERS_FILE, else providers.json
 *     --report <file>           also writes the results as JSON
 *     --sample <name>=<value>   an input that only the provider knows; skipped checks name theirs
 *     --with-money              also checks that move money or send messages
 *   npm run provider -- listen <id> [--port <port>]   receives the provider's own calls and prints each answer
 * check and listen start the server that a provider calls on this machine, with a database of its own.
 * Exit codes: 0 done · 1 a check failed · 2 wrong usage.
 */
import './lib/usage.mjs';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readFile, run, writeFiles } from './new/writeFiles';
import { loadChecking } from './provider/loadChecking';
import { newAdapter } from './provider/newAdapter';

const usage =
  'usage: provider new <port>/<name> | provider check <id> [options] | provider listen <id> [--port <port>]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      providers: { type: 'string', default: process.env['PROVIDERS_FILE'] ?? 'providers.json' },
      report: { type: 'string' },
      sample: { type: 'string', multiple: true, default: [] },
      'with-money': { type: 'boolean', default: false },
      port: { type: 'string', default: '4499' },
    },
  });
  const [command, what = '', ...rest] = positionals;
  if (what === '' || rest.length > 0) throw new Error(usage);
  const provider = { id: what, file: path.resolve(values.providers), env: process.env };
  if (command === 'new') {
    writeFiles(newAdapter(what, readFile));
    run('tsx/dist/cli.mjs', 'scripts/emit.ts');
  } else if (command === 'check') {
    const { report, 'with-money': withMoney, sample } = values;
    const { checking, close } = await loadChecking();
    const options = { ...provider, report, withMoney, samples: readSamples(sample) };
    if (!(await checking.checkProvider(options).finally(close))) process.exitCode = 1;
  } else if (command === 'listen') {
    const { checking, close } = await loadChecking();
    const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await checking.listen({ ...provider, port: Number(values.port) }, stopped).finally(close);
  } else throw new Error(usage);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}

function readSamples(samples: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    samples.map((sample) => {
      const at = sample.indexOf('=');
      if (at < 1) throw new Error(`--sample ${sample} has no value: write --sample <name>=<value>.`);
      return [sample.slice(0, at), sample.slice(at + 1)];
    }),
  );
}
