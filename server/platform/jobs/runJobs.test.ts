import { setImmediate } from 'node:timers/promises';
import { onTestFinished, expect, it } from 'vitest';
import { startJobs } from './runJobs';

it('pauses more than ten jobs without a warning of a leak', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const jobs = Array.from({ length: 12 }, (_, n) => ({
    name: `job ${String(n)}`,
    everyMs: 60_000,
    run: () => Promise.resolve(),
  }));
  const stop = startJobs(jobs, undefined, () => undefined);
  await setImmediate();
  await stop();
  expect(warnings).toEqual([]);
});
