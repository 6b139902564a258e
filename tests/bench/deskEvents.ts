import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type pg from 'pg';
import type { Brand } from '#schemas/brand/brand';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import { buildStaff, type TestMember } from '#server/testing/builders';
import { buildSlipItem } from '#server/testing/queueTools';
import { testClock } from '#server/testing/testClock';
import { showLine } from './deskTimes';

const STREAMS = 10;
const EVENTS = 50;

interface Events {
  readonly origin: string;
  readonly pool: pg.Pool;
  readonly ground: { readonly db: Database; readonly brand: Brand; readonly clock: Clock };
  readonly member: TestMember;
  /** Milliseconds. */
  readonly budget: number;
}

/**
 * From the start of the statement that inserts a slip until the last of ten desks has its event. The reference is a
 * connection that listens for the same notifications.
 */
export async function measureEvents({ origin, pool, ground, member, budget }: Events): Promise<void> {
  const listener = await pool.connect();
  const [direct, onDesks] = [new Arrivals(1), new Arrivals(STREAMS)];
  listener.on('notification', ({ payload = '' }) => {
    direct.note(payload);
  });
  await listener.query('LISTEN queue_items');
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, async () => {
      const { token } = await buildStaff(ground, 'operator');
      return watch(`${origin}/api/staff/event`, token, (event) => {
        onDesks.note(event);
      });
    }),
  );
  const times: number[] = [];
  const references: number[] = [];
  const clock = testClock(ground.clock.now());
  for (let n = 0; n < EVENTS; n += 1) {
    const started = performance.now();
    const id = await buildSlipItem({ db: ground.db, clock }, { member });
    times.push((await onDesks.all(id)) - started);
    references.push((await direct.all(id)) - started);
  }
  showLine('reference: a notification', references);
  const slowest = Math.max(...times);
  showLine(`a new item on ${STREAMS} desks`, times, { name: 'slowest', value: slowest, budget });
  for (const end of streams) end();
  listener.release(true);
}

/** When events about an item have come to everyone who waits for them. */
class Arrivals {
  readonly #wanted: number;
  readonly #times = new Map<string, number[]>();
  #check: () => void = () => undefined;

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  /** @param text of an event. */
  note(text: string): void {
    const id = /"uuid"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? '';
    this.#times.set(id, [...(this.#times.get(id) ?? []), performance.now()]);
    this.#check();
  }

  /** @returns the time of the last of them. */
  all(id: string): Promise<number> {
    return new Promise((resolve) => {
      this.#check = () => {
        const times = this.#times.get(id) ?? [];
        if (times.length >= this.#wanted) resolve(Math.max(...times));
      };
      this.#check();
    });
  }
}

/** Reads an event stream once it is ready. @returns ends it. */
async function watch(url: string, token: string, onEvent: (event: string) => void): Promise<() => void> {
  const request = get(url, { agent: false, headers: { authorization: `Bearer ${token}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The stream answered ${String(response.statusCode)}.`);
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  let text = '';
  await new Promise<void>((resolve) => {
    response.on('data', (part: string) => {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.includes('event: ready')) resolve();
        else onEvent(event);
      }
    });
  });
  return () => {
    request.destroy();
  };
}
