import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildProgram } from '#server/testing/buildServer';
import type { FromClient, Outcomes, Report, Stage, ToClient } from './messages';

export interface Clients {
  /** Operations started so far, of all clients. */
  readonly done: () => number;
  /** Publishes the site's current address; null while it is down. */
  move(address: string | null): void;
  /** Resolves when all have finished. Rejects when one exited before. */
  readonly reports: Promise<readonly Report[]>;
  /** Stops the clients that still run. */
  remove(): void;
}

/** Distributes the operations round-robin over this many processes. @param lanes concurrent operations per process. */
export async function startClients(
  stage: Stage,
  address: string,
  { processes, lanes }: { readonly processes: number; readonly lanes: number },
): Promise<Clients> {
  const file = await buildProgram(path.join(import.meta.dirname, 'client.ts'));
  const children = Array.from({ length: processes }, () => fork(file, { stdio: 'inherit' }));
  const shares = children.map((_, place) =>
    stage.operations.filter(({ index }) => index % processes === place),
  );
  const done = children.map(() => 0);
  const reports = children.map(async (child, place) => {
    let report: Report | undefined;
    child.on('message', (message: FromClient) => {
      if (message.type === 'report') report = message.report;
      done[place] = message.type === 'progress' ? message.done : (shares[place]?.length ?? 0);
    });
    await once(child, 'exit');
    if (!report) throw new Error('A client ended before its work was done.');
    return report;
  });
  const all = Promise.all(reports);
  // The caller that awaits the reports handles the rejection.
  all.catch(() => undefined);
  const post = (message: ToClient, child: (typeof children)[number]) =>
    child.connected && child.send(message);
  const move = (at: string | null) => {
    for (const child of children) post({ type: 'address', address: at }, child);
  };
  move(address);
  for (const [place, child] of children.entries()) {
    post({ type: 'work', work: { ...stage, lanes, operations: shares[place] ?? [] } }, child);
  }
  return {
    done: () => done.reduce((sum, count) => sum + count, 0),
    move,
    reports: all,
    remove: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** Results of operations, of all clients together. */
export function sumOf(reports: readonly Report[]): Outcomes {
  const sum: Record<string, Record<string, number>> = {};
  for (const { outcomes } of reports) {
    for (const [kind, counts] of Object.entries(outcomes)) {
      const of = (sum[kind] ??= {});
      for (const [code, count] of Object.entries(counts)) of[code] = (of[code] ?? 0) + count;
    }
  }
  return sum;
}
