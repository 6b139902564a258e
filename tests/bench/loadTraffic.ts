import type { Request } from 'autocannon';
import type { Member, People } from './seedMembers';
import {
  about,
  asking,
  balanceReads,
  depositPairs,
  perConnection,
  requestOf,
  withdrawalPairs,
} from './traffic';
import type { Traffic } from './traffic';

/** Everything that an open member app reads: credit, level, histories. */
export function mixedReads({ members }: People): Traffic {
  return perConnection(members, ({ token, uuid, username }: Member): Request[] => [
    requestOf('GET /api/auth/user/detail/{uuid}', { params: { uuid } }, token),
    requestOf('GET /api/auth/user/level/{uuid}', { params: { uuid } }, token),
    requestOf('GET /api/auth/deposit/{uuid}', { params: { uuid } }, token),
    requestOf('GET /api/auth/withdraw/withdraw-history/{uuid}', { params: { uuid } }, token),
    requestOf('GET /api/auth/user/adjustment', {}, token),
    requestOf('POST /api/auth/user/getCredit/{username}', { params: { username } }, token),
  ]);
}

/** Balance reads at a constant rate, independent of response times: a slow server builds up a queue. */
export function steadyReads(people: People, perSecond: number): Traffic {
  return { ...balanceReads(people), overallRate: perSecond };
}

/** Deposit requests and withdrawals in equal parts, each on separate connections. */
export function mixedWrites(people: People): Traffic {
  const setups = [depositPairs(people).setupClient, withdrawalPairs(people).setupClient];
  let next = 0;
  return {
    setupClient: (client) => {
      setups[next % setups.length]?.(client);
      next += 1;
    },
  };
}

/** Each half of the members, for two servers under load at the same time. */
export function halves({ members, staff }: People): readonly [People, People] {
  const half = Math.floor(members.length / 2);
  return [
    { members: members.slice(0, half), staff },
    { members: members.slice(half), staff },
  ];
}

/**
 * Deposits that staff credit by bank lines: each updates the receiving company account. @param nextLine id of an
 * unclaimed bank line.
 */
export function hotDeposits({ members, staff }: People, nextLine: () => string): Traffic {
  return perConnection(members, ({ token }, memory) => [
    asking(memory, requestOf('POST /api/auth/deposit-request', { body: { amount: 500 } }, token)),
    about(memory, (uuid) =>
      requestOf(
        'POST /api/staff/deposit/{uuid}/approve',
        { params: { uuid }, body: { bankTransferId: nextLine() } },
        staff,
      ),
    ),
  ]);
}
