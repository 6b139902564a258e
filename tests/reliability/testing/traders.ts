import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { ErrorCode } from '#schemas/api/errors';
import { violatesUnique } from '#server/platform/db/failures';
import { uuidv7 } from '#server/platform/id';
import { buildBankLine } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { inside } from './members';
import type { People } from './members';
import { isUndecided, send } from './send';
import type { Message } from './send';
import type { Site } from './site';

/** Ids that the traders received; each of these must still exist afterwards. */
export interface Acknowledged {
  readonly requested: string[];
  readonly credited: string[];
  readonly held: string[];
  readonly refunded: string[];
}

type PaidRequest = Pick<Calls['POST /api/auth/deposit-request']['data'], 'payAmount' | 'bank'>;

/** A request whose response never arrived or was interrupted. */
interface Lost {
  readonly idempotencyKey: string;
}

export interface Traders {
  readonly acknowledged: Acknowledged;
  readonly lost: Lost[];
  /** Longest time until a request was answered or failed, in ms. */
  slowest: number;
  /** Requests answered so far, and those answered with 503. */
  answered: number;
  unavailable: number;
  /** Baht whose credit a member's responses acknowledged, by id. */
  readonly credit: ReadonlyMap<string, number>;
  /** Waits until this many more requests are answered; rejects when a trader failed. */
  more(count: number): Promise<void>;
  /** Lets each trader finish its round, refund included; rejects when one received an unexpected response. */
  stop(): Promise<void>;
}

const HELD_BAHT = 100;

/**
 * Members who repeatedly deposit, are credited by staff, withdraw and are refunded. An unanswered request is repeated
 * with the same key, across restarts of the site, as the member app does.
 */
export function startTraders(site: Site, { members, staff }: People): Traders {
  const stopping = new AbortController();
  const credit = new Map(members.map(({ id }) => [id, 0]));
  const traders: Traders = {
    acknowledged: { requested: [], credited: [], held: [], refunded: [] },
    lost: [],
    slowest: 0,
    answered: 0,
    unavailable: 0,
    credit,
    more: async (count) => {
      const enough = traders.answered + count;
      while (traders.answered < enough) await Promise.race([sleep(10), done]);
    },
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
  const attempt = <K extends CallKey>(
    key: K,
    message: Omit<Message<K>, 'idempotencyKey'>,
    refusal?: ErrorCode,
  ) => answered(site, traders, key, { ...message, idempotencyKey: randomUUID() }, refusal);
  const insist = async <K extends CallKey>(key: K, message: Omit<Message<K>, 'idempotencyKey'>) => {
    const data = await attempt(key, message);
    if (data === undefined) throw new Error(`${key} was refused.`);
    return data;
  };
  /** The bank reports the transfer of a request, as soon as the database is available. @returns its line. */
  const pay = async (member: TestMember, { payAmount, bank }: PaidRequest): Promise<string> => {
    const line = { id: uuidv7(), member, amount: Math.round(payAmount * 100), accountId: bank.uuid };
    for (;;) {
      const id = await inside(site, (world) => buildBankLine(world, line)).catch((error: unknown) =>
        violatesUnique(error, 'bank_transfers_pkey') ? line.id : undefined,
      );
      if (id !== undefined) return id;
      await sleep(20);
    }
  };
  const trade = async (member: TestMember) => {
    const { id, token } = member;
    const { acknowledged } = traders;
    while (!stopping.signal.aborted) {
      const request = await insist('POST /api/auth/deposit-request', { token, body: { amount: 100 } });
      acknowledged.requested.push(request.uuid);
      await insist('POST /api/staff/deposit/{uuid}/approve', {
        token: staff.token,
        params: { uuid: request.uuid },
        body: { bankTransferId: await pay(member, request) },
      });
      acknowledged.credited.push(request.uuid);
      credit.set(id, (credit.get(id) ?? 0) + request.payAmount);
      // At some times of the day a deposit earns a bonus, whose turnover is never met here.
      const withdrawal = await attempt(
        'POST /api/auth/withdraw/{uuid}',
        { token, params: { uuid: id }, body: { amount: HELD_BAHT } },
        'TURNOVER_NOT_REACHED',
      );
      if (!withdrawal) continue;
      acknowledged.held.push(withdrawal.uuid);
      const body = { reason: 'x', refund: true };
      await insist('POST /api/staff/withdraw/{uuid}/reject', {
        token: staff.token,
        params: { uuid: withdrawal.uuid },
        body,
      });
      acknowledged.refunded.push(withdrawal.uuid);
    }
  };
  const done = Promise.all(members.map(trade));
  // `stop` reports a failed trader; until then its rejection must not count as unhandled.
  done.catch(() => undefined);
  return traders;
}

/** @returns the response's data; undefined for a rejection with the code `refusal`. */
async function answered<K extends CallKey>(
  site: Site,
  traders: Traders,
  key: K,
  message: Message<K> & { readonly idempotencyKey: string },
  refusal?: ErrorCode,
): Promise<Calls[K]['data'] | undefined> {
  for (;;) {
    const address = await site.address();
    const start = performance.now();
    const reply = await send(address, key, message).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      traders.lost.push({ idempotencyKey: message.idempotencyKey });
      return undefined;
    });
    traders.slowest = Math.max(traders.slowest, performance.now() - start);
    if (reply?.status === 200) {
      traders.answered += 1;
      return reply.data;
    }
    if (reply && refusal !== undefined && reply.code === refusal) return undefined;
    if (reply && !isUndecided(reply)) throw new Error(`${key} was answered ${reply.text}`);
    if (reply) traders.unavailable += 1;
    await sleep(20);
  }
}
