import { randomUUID } from 'node:crypto';
import type { Client, Request } from 'autocannon';
import { CONNECTIONS } from './measure';
import type { Load } from './measure';
import type { Member, People } from './people';

type Traffic = Omit<Load, 'url'>;

export function balanceReads({ members }: People): Traffic {
  return perConnection(members, (member) => [
    post(`/api/auth/user/getCredit/${member.username}`, member.token, {}),
  ]);
}

/** Members ask to deposit, then take it back. Two money writes a round. */
export function depositPairs({ members }: People): Traffic {
  return perConnection(members, ({ token }, memory) => [
    asking(memory, post('/api/auth/deposit-request', token, { amount: 500 })),
    about(memory, (uuid) => post('/api/auth/deposit-request/cancel', token, { uuid })),
  ]);
}

/** Members ask to withdraw, staff reject it and give it back. Two money writes a round. */
export function withdrawalPairs({ members, staff }: People): Traffic {
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

/** What the last answer made; kept over runs, as a run may end between the two halves of a pair. */
interface Memory {
  uuid: string;
}

/** Each connection goes round its own share of the members. */
function perConnection(
  members: readonly Member[],
  requests: (member: Member, memory: Memory) => Request[],
): Traffic {
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

function post(path: string, token: string, body: object): Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  };
}

/** As the member app sends it, with a key of its own. */
function keyed(request: Request): Request {
  return { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
}

function asking(memory: Memory, request: Request): Request {
  return {
    setupRequest: () => keyed(request),
    onResponse: (_status, body) => {
      const { data } = JSON.parse(body) as { data: { uuid: string } | null };
      if (data) memory.uuid = data.uuid;
    },
  };
}

function about(memory: Memory, make: (uuid: string) => Request): Request {
  return { setupRequest: () => keyed(make(memory.uuid)) };
}
