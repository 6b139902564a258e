import { randomUUID } from 'node:crypto';
import type { Client, Request } from 'autocannon';
import { CONNECTIONS } from './measure';
import type { Load } from './measure';
import type { Member, People } from './seedMembers';

/** Said outright: in a request that is made anew each time the load generator names none that is one. */
const HOST = '127.0.0.1';

export type Traffic = Omit<Load, 'url'>;

/** With requests of its own for each connection. */
type OwnTraffic = Traffic & { readonly setupClient: (client: Client) => void };

export function balanceReads({ members }: People): Traffic {
  return perConnection(members, (member) => [
    post(`/api/auth/user/getCredit/${member.username}`, member.token, {}),
  ]);
}

/** Members ask to deposit, then take it back. Two money writes a round. */
export function depositPairs({ members }: People): OwnTraffic {
  return perConnection(members, ({ token }, memory) => [
    asking(memory, post('/api/auth/deposit-request', token, { amount: 500 })),
    about(memory, (uuid) => post('/api/auth/deposit-request/cancel', token, { uuid })),
  ]);
}

/** Members ask to withdraw, staff reject it and give it back. Two money writes a round. */
export function withdrawalPairs({ members, staff }: People): OwnTraffic {
  return perConnection(members, ({ token, uuid }, memory) => [
    asking(memory, post(`/api/auth/withdraw/${uuid}`, token, { amount: 500 })),
    about(memory, (request) =>
      post(`/api/staff/withdraw/${request}/reject`, staff, { reason: 'bench', refund: true }),
    ),
  ]);
}

/** The same member on every connection: each wish is decided in turn, most are refused as one is open. */
export function hotWithdrawals({ members, staff }: People): Traffic {
  const [member] = members;
  return withdrawalPairs({ members: member ? Array.from({ length: CONNECTIONS }, () => member) : [], staff });
}

/** Wrong passwords of many members from many addresses, so many a second: each costs a hash until it is refused. */
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
            const request = post('/api/auth/login', '', { username, password: 'wrong-on-purpose' });
            return {
              ...request,
              headers: {
                ...request.headers,
                'x-forwarded-for': `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
              },
            };
          },
        },
      ]);
    },
  };
}

/** What the last answer made. */
interface Memory {
  uuid: string;
}

/** Each connection goes round its own share of the members. */
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

/** A read with a session. */
export function get(path: string, token: string): Request {
  return { method: 'GET', path, headers: { host: HOST, authorization: `Bearer ${token}` } };
}

/** A write with a session; `keyed` before it is sent, if it moves money. */
export function post(path: string, token: string, body: object): Request {
  return {
    method: 'POST',
    path,
    headers: { host: HOST, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  };
}

/** As the member app sends it, with a key of its own. */
function keyed(request: Request): Request {
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}

/** A wish, and its id kept for what follows it. */
export function asking(memory: Memory, request: Request): Request {
  return {
    setupRequest: () => keyed(request),
    onResponse: (_status, body) => {
      const { data } = JSON.parse(body) as { data: { uuid: string } | null };
      if (data) memory.uuid = data.uuid;
    },
  };
}

/** Something about the wish before it. */
export function about(memory: Memory, make: (uuid: string) => Request): Request {
  return { setupRequest: () => keyed(make(memory.uuid)) };
}
