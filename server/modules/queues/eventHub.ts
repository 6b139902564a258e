import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { Calls } from '#schemas/api/contract';
import { findOpenStaffSessions } from '#server/platform/http/sessions';
import type { StaffIdentity } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { mayWork } from './queueBrands';

type QueueEvent = Calls['GET /api/staff/event']['data'];
type Change = Omit<QueueEvent, 'id'>;

/** An open desk. */
interface Client {
  readonly staff: StaffIdentity;
  readonly stream: PassThrough;
  /** The last event that it saw before it connected again. */
  readonly lastEventId: string | undefined;
}

interface Sent {
  readonly n: number;
  readonly change: Change;
}

/** Proxies close idle connections, often after a minute. In ms. */
const HEARTBEAT_MS = 15_000;
/** Events that a client may catch up on after a short interruption. */
const MOST_RECENT = 1_000;
/** A client that reads slower than this is disconnected; it connects again and synchronizes. In bytes. */
const MOST_BUFFERED = 64 * 1024;
/** Streams of one session; opening another one ends the oldest. */
const MOST_STREAMS = 10;

type HubDeps = Pick<Deps, 'db' | 'clock' | 'brands' | 'listen'>;

/**
 * Distributes the changes of queues, which PostgreSQL reports after their commit, to the open desks of this process.
 * Each gets those of the brands at which its staff member may work. A stream ends with its session, and when the roles
 * of its staff member change, so that the next one has the new roles.
 */
export class EventHub {
  readonly #deps: HubDeps;
  readonly #clients = new Set<Client>();
  #recent: Sent[] = [];
  /** Of the newest event that cannot be caught up on. */
  #forgotten = 0;
  #last = 0;
  /** Name of the span in which no event was lost; undefined until the database is listened to. */
  #epoch: { readonly name: string; readonly since: number } | undefined;
  #stop: (() => Promise<void>) | undefined;

  constructor(deps: HubDeps) {
    this.#deps = deps;
  }

  /** A stream of server-sent events for a client. */
  open(staff: StaffIdentity, lastEventId: string | undefined): Readable {
    this.#stop ??= this.#start();
    const stream = new PassThrough({ highWaterMark: MOST_BUFFERED });
    const client = { staff, stream, lastEventId };
    const siblings = [...this.#clients].filter((one) => one.staff.sessionId === staff.sessionId);
    if (siblings.length >= MOST_STREAMS) siblings[0]?.stream.end();
    this.#clients.add(client);
    stream.once('close', () => this.#clients.delete(client));
    if (this.#epoch) this.#greet(client);
    return stream;
  }

  /** Ends all streams. */
  async close(): Promise<void> {
    for (const { stream } of this.#clients) stream.end();
    await this.#stop?.();
  }

  #start(): () => Promise<void> {
    const heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    heartbeat.unref();
    const stop = this.#deps.listen({
      channels: ['queue_items', 'staff_sessions', 'staff_roles'],
      onListening: () => {
        this.#beginEpoch();
      },
      onNotification: (channel, payload) => {
        if (channel === 'queue_items') this.#publish(JSON.parse(payload) as Change);
        else if (channel === 'staff_sessions') this.#end(({ staff }) => staff.sessionId === payload);
        else this.#end(({ staff }) => staff.id === payload);
      },
    });
    return async () => {
      clearInterval(heartbeat);
      await stop();
    };
  }

  /** Events before this moment may be lost. */
  #beginEpoch(): void {
    const isFirst = this.#epoch === undefined;
    this.#epoch = { name: randomBytes(6).toString('base64url'), since: performance.now() };
    this.#recent = [];
    this.#forgotten = 0;
    this.#last = 0;
    for (const client of this.#clients) {
      if (isFirst) this.#greet(client);
      else this.#write(client, 'resync', this.#last, {});
    }
  }

  #greet(client: Client): void {
    const missed = client.lastEventId === undefined ? [] : this.#missedSince(client.lastEventId);
    for (const event of missed ?? []) this.#deliver(client, event);
    this.#write(client, missed ? 'ready' : 'resync', this.#last, {});
  }

  /** @returns undefined when the id is not of this epoch, or too old. */
  #missedSince(id: string): readonly Sent[] | undefined {
    const [name, digits = ''] = id.split(':');
    const seen = Number(digits);
    if (name !== this.#epoch?.name || !/^\d{1,15}$/.test(digits)) return undefined;
    if (seen < this.#forgotten || seen > this.#last) return undefined;
    return this.#recent.filter(({ n }) => n > seen);
  }

  #publish(change: Change): void {
    // Follows the time, so that gaps do not show how much happens at brands of others.
    const elapsed = Math.floor(performance.now() - (this.#epoch?.since ?? 0));
    this.#last = Math.max(this.#last + 1, elapsed);
    const event = { n: this.#last, change };
    this.#recent.push(event);
    if (this.#recent.length > MOST_RECENT) this.#forgotten = this.#recent.shift()?.n ?? 0;
    for (const client of this.#clients) this.#deliver(client, event);
  }

  #deliver(client: Client, { n, change }: Sent): void {
    if (!this.#deps.brands.byId(change.brandId) || !mayWork(client.staff, change.brandId, change.kind))
      return;
    this.#write(client, 'queue', n, { id: this.#idOf(n), ...change });
  }

  #write(client: Client, event: string, n: number, data: object): void {
    const id = this.#idOf(n);
    this.#send(client, `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #idOf(n: number): string {
    return `${this.#epoch?.name ?? ''}:${String(n)}`;
  }

  #send({ stream }: Client, text: string): void {
    if (!stream.write(text)) stream.destroy();
  }

  #end(isMeant: (client: Client) => boolean): void {
    for (const client of this.#clients) if (isMeant(client)) client.stream.end();
  }

  /** Keeps connections open, and ends streams whose session has expired. */
  async #beat(): Promise<void> {
    for (const client of this.#clients) this.#send(client, ': \n\n');
    const ids = [...new Set([...this.#clients].map(({ staff }) => staff.sessionId))];
    if (ids.length === 0) return;
    const { db, clock } = this.#deps;
    // A database that cannot be reached ends no session; the next beat checks again.
    const open = await findOpenStaffSessions(db, ids, clock.now()).catch(() => undefined);
    if (open) this.#end(({ staff }) => ids.includes(staff.sessionId) && !open.has(staff.sessionId));
  }
}
