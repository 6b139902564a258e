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

/** Everything that a member app reads while it is open: credit, level, histories. */
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

/** Balance reads at a steady rate, whatever the answers take: a slow server meets a queue. */
export function steadyReads(people: People, perSecond: number): Traffic {
  return { ...balanceReads(people), overallRate: perSecond };
}

/** Deposit requests and withdrawals in equal parts, each on connections of its own. */
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

/** The one half of the members and the other, for two servers that are loaded at once. */
export function halves({ members, staff }: People): readonly [People, People] {
  const half = Math.floor(members.length / 2);
  return [
    { members: members.slice(0, half), staff },
    { members: members.slice(half), staff },
  ];
}

/**
 * Deposits that staff credit by bank lines: each writes the account of the company that it was paid into.
 * @param nextLine id of a bank line that nobody took.
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
