import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { callSpecs } from '#schemas/api/contract';
import { isUndecided, send } from '../send';
import type { FromClient, Outcomes, ToClient, Work } from './messages';
import type { Operation } from './operations';
import { perform } from './perform';
import type { Memory, Sender } from './step';

/** A client process that performs its share of the operations concurrently and reports. */

/** Interval of progress reports to the parent. */
const EVERY = 25;
/** By then a restarting site is available again, even on a loaded machine. */
const PATIENCE_MS = 60_000;

const agent = new Agent({ keepAlive: true });

let address: string | null = null;
let lost = 0;
const acknowledged: string[] = [];
const outcomes: Outcomes = {};

process.on('message', (message: ToClient) => {
  if (message.type === 'address') address = message.address;
  else void runWork(message.work);
});

async function runWork(work: Work): Promise<void> {
  const memory: Memory = { games: new Map() };
  let next = 0;
  const lane = async () => {
    for (let operation = work.operations[next]; operation; operation = work.operations[next]) {
      next += 1;
      const outcome = await perform(work, sender, memory, operation, keyOf(work.seed, operation));
      const counts = (outcomes[operation.kind] ??= {});
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (next % EVERY === 0) post({ type: 'progress', done: next });
    }
  };
  await Promise.all(Array.from({ length: work.lanes }, lane));
  post({ type: 'report', report: { acknowledged, outcomes, lost } });
  process.disconnect();
}

const sender: Sender = {
  send: (key, message) =>
    insist(key, async (at) => {
      const reply = await send(at, key, message);
      if (isUndecided(reply)) return undefined;
      const { idempotencyKey } = message;
      if (reply.status === 200 && idempotencyKey !== undefined && callSpecs[key].money)
        acknowledged.push(idempotencyKey);
      return reply;
    }),
  round: (url, body) => sendTo('games.localhost', url, body),
};

/**
 * Repeats a request until it is answered, across restarts of the site, as the member app does. @throws Error when it
 * never is.
 */
async function insist<T>(what: string, attempt: (at: string) => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const at = address;
    const answer = at === null ? undefined : await attempt(at).catch(cut);
    if (answer !== undefined) return answer;
    await sleep(20);
  }
  throw new Error(`${what} was not answered for ${String(PATIENCE_MS / 1_000)} s.`);
}

/** The error of `fetch` when the connection was refused or interrupted. */
function cut(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
  lost += 1;
}

/** A deterministic id for an operation of a run. */
function keyOf(seed: number, { index }: Operation): string {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0').slice(-length);
  return `${hex(seed, 8)}-0000-4000-8000-${hex(index, 12)}`;
}

function post(message: FromClient): void {
  process.send?.(message);
}

/**
 * Posts to a host name of the sandbox, because `fetch` does not allow the host header. @returns the status.
 * @throws TypeError when the connection was refused or interrupted, as `fetch` does.
 */
function sendTo(host: string, url: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const cut = (cause: unknown) => reject(new TypeError('The connection failed.', { cause }));
    const headers = { host, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().once('error', cut);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', cut).end(JSON.stringify(body));
  });
}
