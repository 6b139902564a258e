import { client } from './client';
import { commands } from './commands';
import { logIn } from './logIn';
import { options, type Options } from './options';
import { UsageError, usage } from './usage';

/** What a command prints, and its exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command. @param args its words and options. @param env credentials and the server's address. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Said> {
  try {
    return { code: 0, out: `${await run(options(args, env), env)}\n`, err: '' };
  } catch (cause) {
    const err = `${cause instanceof Error ? cause.message : String(cause)}\n`;
    return cause instanceof UsageError
      ? { code: 2, out: '', err: `${err}\n"npm run ops -- help" lists the commands.\n` }
      : { code: 1, out: '', err };
  }
}

async function run(given: Options, env: NodeJS.ProcessEnv): Promise<string> {
  const [first = 'help', second] = given.words;
  if (first === 'help') return usage;
  if (first === 'backup' || first === 'restore' || first === 'copy') {
    // Loaded late: it is half of the server.
    const { localCommands } = await import('./localCommands');
    return localCommands[first](given, env);
  }
  const command = commands[`${first} ${second ?? ''}`.trim()] ?? commands[first];
  if (!command && first !== 'login') throw new UsageError(`There is no command "${given.words.join(' ')}".`);

  const { url, brandId } = given;
  const { token, staff } = await logIn(client({ url, brandId }), env);
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
