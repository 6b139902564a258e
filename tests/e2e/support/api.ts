import { request } from '@playwright/test';
import type { CallKey, Calls } from '#schemas/api/contract';
import { direct } from './site';
import { ownAddress } from './unique';

interface Asked<K extends CallKey> {
  readonly token?: string;
  readonly params?: Record<string, string>;
  readonly body?: Calls[K]['body'];
}

/** A call from outside the browser, as the tools of staff make it. @throws Error when it is refused. */
export async function callApi<K extends CallKey>(
  brand: string,
  key: K,
  { token, params, body }: Asked<K> = {},
) {
  const [method = 'GET', template = ''] = key.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const { url, host } = direct(brand, path);
  const api = await request.newContext();
  const answer = await api.fetch(url, {
    method,
    headers: {
      host,
      'x-forwarded-for': ownAddress(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { data: body }),
  });
  const text = await answer.text();
  await api.dispose();
  if (!answer.ok()) throw new Error(`${key} answered ${answer.status()}: ${text}`);
  return (JSON.parse(text) as { data: Calls[K]['data'] }).data;
}
