import { request as playwright } from '@playwright/test';
import type { CallKey, Calls } from '#schemas/api/contract';
import { createCaller } from '#core/contract/caller';
import type { RequestArgs } from '#core/contract/request';
import { direct, ownAddress } from './site';

interface Options {
  readonly brand: string;
  readonly token: string | undefined;
}

/** Playwright's own client, because only browsers resolve `*.localhost` on every machine. */
const send = createCaller(async ({ url: path, method, body, headers }, { brand, token }: Options) => {
  const { url, host } = direct(brand, path);
  const context = await playwright.newContext();
  const answer = await context.fetch(url, {
    method,
    headers: {
      host,
      'x-forwarded-for': ownAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { data: body }),
  });
  const text = await answer.text();
  await context.dispose();
  return { status: answer.status(), text };
});

/** Calls the API from outside the browser, as staff tools do. @throws CallError when the server rejects the call. */
export async function callApi<K extends CallKey>(
  brand: string,
  key: K,
  { token, ...args }: RequestArgs<K> & { readonly token?: string },
): Promise<Calls[K]['data']> {
  return (await send(key, args as RequestArgs<K>, { brand, token })).data;
}

const password = process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026';
let session: Promise<string> | undefined;

type Decision = Extract<
  CallKey,
  `POST /api/staff/${'deposit' | 'slip' | 'withdraw' | 'reward' | 'prize'}/{uuid}/${string}`
>;

/** Decides a pending row, such as a deposit or a reward, as a staff member with the operator role. */
export async function decide(brand: string, key: Decision, uuid: string, body: object = {}): Promise<void> {
  session ??= callApi(brand, 'POST /api/staff/login', {
    body: { email: 'operator@demo.sala.example', password },
  }).then(({ token }) => token);
  await callApi(brand, key, { token: await session, params: { uuid }, body });
}
