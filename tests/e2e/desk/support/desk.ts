import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { RequestArgs } from '#core/contract/request';
import { httpCaller } from '#scripts/lib/httpCaller';
import { emailOf, newStaffPage, openWithSession, password } from '../../support/staffPage';
import { expect, test as base } from '../../support/staffTest';

/** The operations desk of a server that no other worker uses. */
export interface Desk {
  /** Address of a page of the desk, such as `/q/slip`. */
  url(page: string): string;
  /** Calls the API as staff at a brand, as the operator by default. @throws Error with the code of a rejection. */
  asStaff<K extends CallKey>(
    key: K,
    brandId: string,
    args: RequestArgs<K>,
    name?: string,
  ): Promise<Calls[K]['data']>;
  /** A page in a clean profile, logged in as a staff member. */
  open(name: string, page: string, profile?: BrowserContextOptions): Promise<Page>;
  /** Calls the API as a demo member. @throws Error with the code of a rejection. */
  asMember<K extends CallKey>(
    brandId: string,
    username: string,
    key: K,
    args: (uuid: string) => RequestArgs<K>,
  ): Promise<Calls[K]['data']>;
  /** A member hands `count` slips to staff, because another account paid. @returns their ids, oldest first. */
  sendSlips(brandId: string, username: string, count: number): Promise<string[]>;
}

/** `test` of staff programs, with a desk. */
export const test = base.extend<{ readonly desk: Desk }>({
  desk: async ({ browser, server, tokens, browserErrors }, use) => {
    const pages: Page[] = [];
    const host = (name: string, page: string, port = server.port) =>
      `http://${name}.localhost:${String(port)}${page}`;
    const send = httpCaller(host('desk', '/'));
    const tokenOf = (name: string): Promise<string> => {
      const body = { email: emailOf(name), password };
      const known =
        tokens.get(name) ?? send('POST /api/staff/login', { body }, {}).then(({ data }) => data.token);
      tokens.set(name, known);
      return known;
    };
    const asStaff: Desk['asStaff'] = async (key, brandId, args, name = 'operator') => {
      const headers = { 'web-hostname': `${brandId}.localhost` };
      return (await send(key, args, { token: await tokenOf(name), headers })).data;
    };
    const logInMember = async (brandId: string, username: string) => {
      const call = httpCaller(host(brandId, '/'));
      const { data } = await call('POST /api/auth/login', { body: { username, password } }, {});
      return { call, token: data.token, uuid: data.user.uuid };
    };
    const asMember: Desk['asMember'] = async (brandId, username, key, args) => {
      const { call, token, uuid } = await logInMember(brandId, username);
      return (await call(key, args(uuid), { token })).data;
    };
    const open: Desk['open'] = async (name, address, profile) => {
      const page = await newStaffPage(browser, browserErrors, profile);
      pages.push(page);
      await openWithSession(page, host('desk', address), {
        token: await tokenOf(name),
        email: emailOf(name),
      });
      return page;
    };
    const sendSlips: Desk['sendSlips'] = async (brandId, username, count) => {
      const { call, token, uuid } = await logInMember(brandId, username);
      const { data } = await call('GET /api/auth/deposit/{uuid}', { params: { uuid } }, { token });
      const [to] = data.bank;
      if (!to) throw new Error(`${brandId} has no account for deposits.`);
      const ids: string[] = [];
      for (let n = 1; n <= count; n += 1) {
        const image = await foreignSlip(host('bank', '', server.sandboxPort), to, 200 * n);
        const slipUuid = await verifySlip(host(brandId, '/api/auth/slip/verify'), token, image);
        const { data: handed } = await call(
          'POST /api/auth/slip/request-deposit',
          { body: { slipUuid, amount: 200 * n } },
          { token },
        );
        ids.push(handed.uuid);
      }
      return ids;
    };
    await use({ url: (page) => host('desk', page), asStaff, asMember, open, sendSlips });
    for (const page of pages) await page.context().close();
  },
});

/** Sends the image of a slip, again while a busy server asks for that, as the member app does. @returns its id. */
async function verifySlip(address: string, token: string, image: ArrayBuffer): Promise<string> {
  for (;;) {
    const form = new FormData();
    form.set('slip', new Blob([image], { type: 'image/png' }), 'slip.png');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(address, { method: 'POST', headers, body: form });
    const { data, code } = (await answer.json()) as {
      readonly data: { readonly slipUuid: string } | null;
      readonly code?: string;
    };
    if (data) return data.slipUuid;
    if (code !== 'SLIP_READ_LATER') throw new Error(`The slip was answered ${answer.status} ${code}.`);
    await sleep(1_000);
  }
}

export { expect };

/** The slip of a transfer from an account that is not the member's, so that a person has to look at it. */
async function foreignSlip(
  bank: string,
  to: { readonly bankName: string; readonly bankId: string },
  amount: number,
): Promise<ArrayBuffer> {
  const made = await fetch(`${bank}/transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fromBank: 'KBANK',
      fromAccount: '1999999999',
      fromName: 'คนอื่น โอนแทน',
      toBank: to.bankName,
      toAccount: to.bankId,
      amount,
      quiet: true,
    }),
  });
  const { id } = (await made.json()) as { id: string };
  return (await fetch(`${bank}/slips/${id}.png`)).arrayBuffer();
}
