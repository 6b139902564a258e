/**
 * Staff actions from the command line, and back-ups: `npm run ops -- help` lists them.
 *
 * Usage: npx tsx scripts/ops.ts <command> [options]
 * Exit codes: 0 done · 1 refused, or no server there · 2 wrong usage.
 */
import './lib/usage.mjs';
import { client } from './ops/client';
import { commands } from './ops/commands';
import { logIn } from './ops/logIn';
import { options, type Options } from './ops/options';
import { UsageError, usage } from './ops/usage';

try {
  console.log(await run(options(process.argv.slice(2), process.env)));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  if (cause instanceof UsageError) console.error('\n"npm run ops -- help" lists the commands.');
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}

async function run(given: Options): Promise<string> {
  const [first = 'help', second] = given.words;
  if (first === 'help') return usage;
  if (first === 'backup' || first === 'restore' || first === 'copy') {
    // Loaded late: it is half of the server.
    const { localCommands } = await import('./ops/localCommands');
    return localCommands[first](given, process.env);
  }
  const command = commands[`${first} ${second ?? ''}`.trim()] ?? commands[first];
  if (!command && first !== 'login') throw new UsageError(`There is no command "${given.words.join(' ')}".`);

  const { url, brandId } = given;
  const { token, staff } = await logIn(client({ url, brandId }), process.env);
  const api = client({ url, brandId, token });
  try {
    const said = command ? await command(api, given) : rolesOf(staff);
    return `[${brandId}] ${said.includes('\n') ? `\n${said}` : said}`.replace('] \n', ']\n');
  } finally {
    // The session was for this command alone. Should that fail, it ends by itself within the quarter of an hour.
    await api.call('POST /api/staff/logout', { body: {} }).catch(() => undefined);
  }
}

function rolesOf({
  email,
  roles,
}: {
  readonly email: string;
  readonly roles: readonly { readonly brandId: string; readonly role: string }[];
}): string {
  const list = roles.map(({ brandId, role }) => `${role} of ${brandId === '*' ? 'every brand' : brandId}`);
  return `${email}: ${list.join(', ') || 'no role'}`;
}
