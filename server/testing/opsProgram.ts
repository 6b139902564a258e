import { execFile } from 'node:child_process';
import { type Said, runCommand } from '#scripts/ops/runCommand';
import { projectRoot } from '#server/platform/root';
import { buildProgram } from './buildServer';

export interface OpsProgram {
  /** Runs a command as a person does. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Said>;
}

/** `npm run ops`, compiled once: started from source, each command needs seconds. @param env credentials and server. */
export async function opsProgram(env: () => Readonly<Record<string, string>>): Promise<OpsProgram> {
  const file = await buildProgram(`${projectRoot}/scripts/ops.ts`);
  const run: OpsProgram['run'] = (args, more = {}) =>
    new Promise((resolve) => {
      const started = { cwd: projectRoot, env: { ...process.env, ...env(), ...more } };
      execFile(process.execPath, [file, '--', ...args], started, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });
  return { run };
}

/** The same commands in this process, which needs no start of one for each. */
export function opsCommands(env: () => Readonly<Record<string, string>>): OpsProgram {
  return { run: (args, more = {}) => runCommand(args, { ...process.env, ...env(), ...more }) };
}
