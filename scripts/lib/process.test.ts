import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isRunning } from '#server/platform/db/processes';
import { runAtOnce } from './process.mjs';

const module = pathToFileURL(path.join(import.meta.dirname, 'process.mjs')).href;
const exits = (code: number) => ['-e', `process.exit(${code})`];
/** Runs until it is stopped; then it takes a while to end. */
const works =
  "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 200)); setInterval(() => {}, 1_000);";

describe('runAtOnce', () => {
  it('succeeds when every program does', async () => {
    expect(await runAtOnce([exits(0), exits(0)])).toBe(0);
  });

  it('stops the others at the first failure, and returns its code', async () => {
    expect(await runAtOnce([['-e', works], exits(3)])).toBe(3);
  });

  it('stops each at a signal, and waits until none runs', async () => {
    const program = `console.log(process.pid); ${works}`;
    const source = `import { runAtOnce } from '${module}';
      console.log('ended', await runAtOnce([['-e', ${JSON.stringify(program)}]]));`;
    const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await expect.poll(() => text, { timeout: 30_000 }).toMatch(/\d+\n/);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect([code, text.split('\n')[1]]).toEqual([0, 'ended null']);
    expect(isRunning(Number(text.split('\n')[0]))).toBe(false);
  });
});
