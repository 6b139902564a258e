import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { root } from '#scripts/bundle/places';

export interface CommandRun {
  /** From the start of the process to its end. */
  readonly ms: number;
  /** Peak memory in MB; 0 where the system does not report it. */
  readonly peak: number;
  readonly output: string;
}

/** Runs a script of the checkout in a separate process. @throws Error with its latest output when it fails. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (part: Buffer) => (output += part.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, highWater(child.pid));
  }, 20);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}:\n${output.slice(-2_000)}`);
  return { ms: performance.now() - started, peak, output };
}

function highWater(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
