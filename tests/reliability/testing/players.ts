import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { TestMember } from '#server/testing/builders';
import { isUndecided, send } from './send';
import type { Message } from './send';
import type { Site } from './site';

/** A round whose result its player has seen. Baht. */
export interface SeenRound {
  readonly requestId: string;
  readonly win: number;
}

interface Players {
  readonly seen: readonly SeenRound[];
  /** Unexpected balances that a member saw after returning from a game. Baht. */
  readonly wrong: readonly (readonly [shown: number, right: number])[];
  /** Requests that got no response and were sent again. */
  lost: number;
  /** Completed visits to a game. */
  visits: number;
  /** Expected balance of each member in baht, by id, computed from responses only. */
  readonly credit: ReadonlyMap<string, number>;
  /** Waits until this many more rounds were seen; rejects when a player failed. */
  more(rounds: number): Promise<void>;
  /** Lets each player return from the game. */
  stop(): Promise<void>;
}

interface Played {
  readonly status: number;
  readonly win: number;
}

const STAKE = 5;
const ROUNDS = 3;
const TOO_LITTLE = 422;
const CHOICES = ['low', 'middle', 'high'] as const;

/**
 * Members who repeatedly open a sandbox game, play and return. Unanswered requests are repeated with the same key,
 * across restarts of the site, as the app and the game do.
 */
export function startPlayers(
  { site, gamesUrl }: { readonly site: Site; readonly gamesUrl: string },
  members: readonly TestMember[],
  baht: number,
): Players {
  const stopping = new AbortController();
  const credit = new Map(members.map(({ id }) => [id, baht]));
  const seen: SeenRound[] = [];
  const wrong: [number, number][] = [];
  const players: Players = {
    seen,
    wrong,
    credit,
    lost: 0,
    visits: 0,
    more: async (rounds) => {
      const enough = seen.length + rounds;
      while (seen.length < enough) await Promise.race([sleep(10), done]);
    },
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
  const insist = async <T>(ask: (address: string) => Promise<T | undefined>): Promise<T> => {
    for (;;) {
      const answer = await ask(await site.address()).catch((error: unknown) => {
        if (!isCut(error)) throw error;
        players.lost += 1;
        return undefined;
      });
      if (answer !== undefined) return answer;
      await sleep(20);
    }
  };
  const call = <K extends CallKey>(key: K, message: Omit<Message<K>, 'idempotencyKey'>) => {
    const idempotencyKey = randomUUID();
    return insist<Calls[K]['data']>(async (address) => {
      const reply = await send(address, key, { ...message, idempotencyKey });
      if (reply.status !== 200 && !isUndecided(reply)) throw new Error(`${key} was answered ${reply.text}`);
      return reply.status === 200 ? reply.data : undefined;
    });
  };
  const play = async ({ id, token }: TestMember) => {
    while (!stopping.signal.aborted) {
      const { url } = await call('POST /api/auth/user/opengame', {
        token,
        body: { type: 'casino', slot: 'SALA', gameCode: 'hi-lo', platform: 'AND' },
      });
      for (let round = 0; round < ROUNDS; round += 1) {
        const bet = { choice: CHOICES[randomInt(CHOICES.length)], stake: STAKE, requestId: randomUUID() };
        const { status, win } = await playRound(gamesUrl, url, bet);
        if (status === TOO_LITTLE) break;
        seen.push({ requestId: bet.requestId, win });
        credit.set(id, (credit.get(id) ?? 0) + win - STAKE);
      }
      const { point } = await call('POST /api/auth/user/game/cashOut', { token, body: {} });
      const right = Math.round((credit.get(id) ?? 0) * 100) / 100;
      if (point !== right) wrong.push([point, right]);
      players.visits += 1;
    }
  };
  const done = Promise.all(members.map(play));
  // `stop` reports a failed player; until then its rejection must not count as unhandled.
  done.catch(() => undefined);
  return players;
}

/**
 * A round at the game provider, addressed by host header because only browsers resolve its name.
 */
function playRound(address: string, game: string, bet: object): Promise<Played> {
  const { host, pathname } = new URL(game);
  const options = { method: 'POST', headers: { host, 'content-type': 'application/json' } };
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${pathname}/round`, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        if (status !== 200 && status !== TOO_LITTLE)
          reject(new Error(`A round was answered ${String(status)}: ${text}`));
        else resolve({ status, win: (JSON.parse(text) as { win?: number }).win ?? 0 });
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(bet));
  });
}

/** No response, or an interrupted one. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && 'code' in error);
}
