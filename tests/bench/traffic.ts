import { randomUUID } from 'node:crypto';
import type { Client, Request } from 'autocannon';
import { CONNECTIONS } from './measure';
import type { Load } from './measure';
import type { CallKey } from '#schemas/api/contract';
import { type RequestArgs, request } from '#core/contract/request';
import type { Member, People } from './seedMembers';

/** Explicit, because the load generator sets no host header on requests that a function creates. */
const HOST = '127.0.0.1';

export type Traffic = Omit<Load, 'url'>;

/** With separate requests for each connection. */
type OwnTraffic = Traffic & { readonly setupClient: (client: Client) => void };

export function balanceReads({ members }: People): Traffic {
  return perConnection(members, (member) => [
    requestOf(
      'POST /api/auth/user/getCredit/{username}',
      { params: { username: member.username } },
      member.token,
    ),
  ]);
}

/** Members request a deposit, then cancel it. Two money writes per round. */
export function depositPairs({ members }: People): OwnTraffic {
  return perConnection(members, ({ token }, memory) => [
    asking(memory, requestOf('POST /api/auth/deposit-request', { body: { amount: 500 } }, token)),
    about(memory, (uuid) => requestOf('POST /api/auth/deposit-request/cancel', { body: { uuid } }, token)),
  ]);
}

/** Members request a withdrawal, staff reject and refund it. Two money writes per round. */
export function withdrawalPairs({ members, staff }: People): OwnTraffic {
  return perConnection(members, ({ token, uuid }, memory) => [
    asking(
      memory,
      requestOf('POST /api/auth/withdraw/{uuid}', { params: { uuid }, body: { amount: 500 } }, token),
    ),
    about(memory, (made) =>
      requestOf(
        'POST /api/staff/withdraw/{uuid}/reject',
        { params: { uuid: made }, body: { reason: 'bench', refund: true } },
        staff,
      ),
    ),
  ]);
}

/** The same member on every connection: requests are serialized, and most are rejected because one is open. */
export function hotWithdrawals({ members, staff }: People): Traffic {
  const [member] = members;
  return withdrawalPairs({ members: member ? Array.from({ length: CONNECTIONS }, () => member) : [], staff });
}

/** Wrong passwords for many members from many addresses, at this rate per second: each costs a hash. */
export function loginFlood({ members }: People, perSecond: number): Traffic {
  let turn = 0;
  return {
    overallRate: perSecond,
    setupClient: (client: Client) => {
      client.setRequests([
        {
          setupRequest: () => {
            turn += 1;
            const username = members[turn % members.length]?.username ?? '';
            const body = { username, password: 'wrong-on-purpose' };
            const attempt = requestOf('POST /api/auth/login', { body }, '');
            return {
              ...attempt,
              headers: {
                ...attempt.headers,
                'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
              },
            };
          },
        },
      ]);
    },
  };
}

/** The object that the previous response created. */
interface Memory {
  uuid: string;
}

/** Each connection cycles through its own share of the members. */
export function perConnection(
  members: readonly Member[],
  requests: (member: Member, memory: Memory) => Request[],
): OwnTraffic {
  const shares = Array.from({ length: CONNECTIONS }, (_, connection) =>
    members
      .filter((_member, n) => n % CONNECTIONS === connection)
      .flatMap((member) => requests(member, { uuid: randomUUID() })),
  );
  let next = 0;
  return {
    setupClient: (client: Client) => {
      const share = shares[next % CONNECTIONS];
      next += 1;
      if (share) client.setRequests(share);
    },
  };
}

/** The request of a call with a session; `keyed` adds an idempotency key for money calls. */
export function requestOf<K extends CallKey>(key: K, args: RequestArgs<K>, token: string): Request {
  const { method, url, body } = request(key, args);
  return {
    method: method as 'GET',
    path: url,
    headers: {
      host: HOST,
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** As the member app sends it, with a new idempotency key. */
function keyed(made: Request): Request {
  return { ...made, headers: { ...made.headers, 'idempotency-key': randomUUID() } };
}

/** Creates a request and remembers its id for the next step. */
export function asking(memory: Memory, made: Request): Request {
  return {
    setupRequest: () => keyed(made),
    onResponse: (_status, body) => {
      const { data } = JSON.parse(body) as { data: { uuid: string } | null };
      if (data) memory.uuid = data.uuid;
    },
  };
}

/** A request about the previously created object. */
export function about(memory: Memory, make: (uuid: string) => Request): Request {
  return { setupRequest: () => keyed(make(memory.uuid)) };
}
