import type { TestServer } from './testServer';

export interface Member {
  readonly token: string;
  readonly username: string;
  readonly uuid: string;
}

const password = 'kingfisher-lantern-82';
/** Baht that each member starts with. */
const FUNDS = 20_000;

export async function register(server: TestServer, index: number): Promise<Member> {
  const username = `bench${String(index).padStart(4, '0')}`;
  const data = await call<{ token: string; user: { uuid: string } }>(
    server,
    '/api/user/register',
    undefined,
    {
      phone: `08100${String(index).padStart(5, '0')}`,
      username,
      password,
      confirmPassword: password,
      name: 'สมชาย ทดสอบ',
      bankName: 'KBANK',
      bankId: `10000${String(index).padStart(5, '0')}`,
    },
  );
  return { token: data.token, username, uuid: data.user.uuid };
}

/** The demo operator's token. */
export async function logIn(server: TestServer): Promise<string> {
  const account = {
    email: 'operator@demo.sala.example',
    password: process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026',
  };
  return (await call<{ token: string }>(server, '/api/staff/login', undefined, account)).token;
}

/** A deposit from request to credit, as in life. */
export async function fund(server: TestServer, member: Member, operator: string): Promise<void> {
  const { uuid } = await call<{ uuid: string }>(server, '/api/auth/deposit-request', member.token, {
    amount: FUNDS,
  });
  await call(server, '/api/auth/deposit-request/confirm/transfer', member.token, { uuid });
  await call(server, `/api/staff/deposit/${uuid}/approve`, operator, {});
}

let address = 0;

async function call<T>(
  server: TestServer,
  path: string,
  token: string | undefined,
  body: object,
): Promise<T> {
  address += 1;
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${Math.floor(address / 250)}.0.${(address % 250) + 1}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, code } = (await answer.json()) as { data: T | null; code?: string };
  if (!data) throw new Error(`${path} answered ${answer.status} ${code ?? ''}`);
  return data;
}
