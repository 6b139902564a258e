import type { Client, Options, Request } from 'autocannon';
import type { Member } from './people';

type Traffic = Omit<Options, 'url'>;

export function balanceReads(members: readonly Member[]): Traffic {
  return {
    requests: members.map((member) => post(`/api/auth/user/getCredit/${member.username}`, member.token, {})),
  };
}

/** Each connection is one member: asks to deposit, then takes it back. Two money writes a round. */
export function depositPairs(members: readonly Member[]): Traffic {
  return perMember(members, ({ token }, memory) => [
    remembering(memory, post('/api/auth/deposit-request', token, { amount: 500 })),
    withRemembered(memory, (uuid) => post('/api/auth/deposit-request/cancel', token, { uuid })),
  ]);
}

/** Each connection is one member: asks to withdraw, staff reject it. Two money writes a round. */
export function withdrawalPairs(members: readonly Member[], operator: string): Traffic {
  return perMember(members, ({ token, uuid }, memory) => [
    remembering(memory, post(`/api/auth/withdraw/${uuid}`, token, { amount: 500 })),
    withRemembered(memory, (request) =>
      post(`/api/staff/withdraw/${request}/reject`, operator, { reason: 'bench', refund: true }),
    ),
  ]);
}

/** What the last answer made; kept over runs, as a run may end between the two halves of a pair. */
interface Memory {
  uuid: string;
}

function perMember(
  members: readonly Member[],
  requests: (member: Member, memory: Memory) => Request[],
): Traffic {
  const pairs = members.map((member) => requests(member, { uuid: '' }));
  let next = 0;
  return {
    setupClient: (client: Client) => {
      const pair = pairs[next % pairs.length];
      next += 1;
      if (pair) client.setRequests(pair);
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

function remembering(memory: Memory, request: Request): Request {
  return {
    ...request,
    onResponse: (_status, body) => {
      const { data } = JSON.parse(body) as { data: { uuid: string } | null };
      if (data) memory.uuid = data.uuid;
    },
  };
}

function withRemembered(memory: Memory, make: (uuid: string) => Request): Request {
  return { setupRequest: () => make(memory.uuid) };
}
