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
  return perMember(members, ({ token }) => [
    remembering(post('/api/auth/deposit-request', token, { amount: 500 })),
    withRemembered((uuid) => post('/api/auth/deposit-request/cancel', token, { uuid })),
  ]);
}

/** Each connection is one member: asks to withdraw, staff reject it. Two money writes a round. */
export function withdrawalPairs(members: readonly Member[], operator: string): Traffic {
  return perMember(members, ({ token, uuid }) => [
    remembering(post(`/api/auth/withdraw/${uuid}`, token, { amount: 500 })),
    withRemembered((request) => post(`/api/staff/withdraw/${request}/reject`, operator, { reason: 'bench' })),
  ]);
}

function perMember(members: readonly Member[], requests: (member: Member) => Request[]): Traffic {
  let next = 0;
  return {
    setupClient: (client: Client) => {
      const member = members[next % members.length];
      next += 1;
      if (member) client.setRequests(requests(member));
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

interface Memory {
  uuid?: string;
}

/** Keeps the id of what the answer made for the next request of the same connection. */
function remembering(request: Request): Request {
  return {
    ...request,
    onResponse: (_status, body, memory) => {
      const { data } = JSON.parse(body) as { data: { uuid: string } | null };
      if (data) (memory as Memory).uuid = data.uuid;
    },
  };
}

function withRemembered(make: (uuid: string) => Request): Request {
  return { setupRequest: (_request, memory) => make((memory as Memory).uuid ?? '') };
}
