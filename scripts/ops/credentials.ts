import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './usage';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Reads `OPS_EMAIL` and `OPS_PASSWORD`, and prompts for missing values at a terminal. */
export async function credentials(env: NodeJS.ProcessEnv): Promise<Credentials> {
  const email = env['OPS_EMAIL'] ?? (await prompt('e-mail: ', false));
  const password = env['OPS_PASSWORD'] ?? (await prompt('password: ', true));
  return { email, password };
}

/** Prompts for the authenticator code, which log-in requires with a second factor. */
export function promptCode(): Promise<string> {
  return prompt('6-digit code: ', false);
}

async function prompt(question: string, hidden: boolean): Promise<string> {
  if (!stdin.isTTY)
    throw new UsageError(
      'Set OPS_EMAIL, OPS_PASSWORD and, with a second factor, OPS_OTP, or run this at a terminal.',
    );
  stdout.write(question);
  // Input is echoed to this stream, which discards it for hidden input.
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : stdout;
  const terminal = createInterface({ input: stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (hidden) stdout.write('\n');
  }
}
