import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './usage';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** From `OPS_EMAIL` and `OPS_PASSWORD`; a person at a terminal is asked for what is missing. */
export async function credentials(env: NodeJS.ProcessEnv): Promise<Credentials> {
  const email = env['OPS_EMAIL'] ?? (await ask('e-mail: ', false));
  const password = env['OPS_PASSWORD'] ?? (await ask('password: ', true));
  return { email, password };
}

/** The code of an authenticator app, which log-in asks for where a second factor is set up. */
export function askCode(): Promise<string> {
  return ask('6-digit code: ', false);
}

async function ask(question: string, hidden: boolean): Promise<string> {
  if (!stdin.isTTY)
    throw new UsageError(
      'Set OPS_EMAIL, OPS_PASSWORD and, with a second factor, OPS_OTP, or run this at a terminal.',
    );
  stdout.write(question);
  // What is typed is echoed by this stream: into nowhere, where nobody should read it.
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stdout;
  const terminal = createInterface({ input: stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (hidden) stdout.write('\n');
  }
}
