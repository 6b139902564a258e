/**
 * A mock of the API: answers every call of the member app from scenarios, by the contract, without a database. Any
 * credentials log in. Pages of http://localhost and its subdomains may call it, at any port.
 *
 * Usage: npm run mock -- [--port <number>] [--state <name>=<value>]…
 *   --port   4410 by default
 *   --state  the scenario to begin with, for example --state member=level-3 --state deposit=PENDING;
 *            the page at / lists all of them and chooses another one
 * Exit codes: 0 stopped, 1 it could not start, 2 wrong usage.
 */
import './lib/usage.mjs';
import { parseArgs } from 'node:util';
import { root } from './bundle/places';
import { loadBrands } from './brands/load';
import { InputError } from './lib/inputError';
import { stopWithNpm } from './lib/process.mjs';
import { mockServer } from './mock/mockServer';
import { stateOf } from './mock/scenarios';

try {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4410' }, state: { type: 'string', multiple: true } },
  });
  const state = stateOf(new URLSearchParams(values.state?.join('&')));
  const { brands } = loadBrands(root);
  const app = await mockServer(
    brands.map(({ brand }) => brand),
    state,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
  stopWithNpm();
  console.log(
    `The mock API listens on ${await app.listen({ port: Number(values.port), host: 'localhost' })}`,
  );
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isUsage = error instanceof InputError || code.startsWith('ERR_PARSE_ARGS');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
