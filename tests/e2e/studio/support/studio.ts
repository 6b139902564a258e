import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { StaffRole } from '#schemas/api/staffPermissions';
import type { RequestArgs } from '#core/contract/request';
import { httpCaller } from '#scripts/lib/httpCaller';
import { emailOf, newStaffPage, openWithSession, password } from '../../support/staffPage';
import { expect, test as base } from '../../support/staffTest';

export { password };

export type StaffName = StaffRole | 'publisher2' | 'one-brand';

/** The studio of a server that no other worker uses. */
export interface Studio {
  /** Address of a page of the studio, such as `/b/<brand id>?group=theme`. */
  url(page: string): string;
  /** Address of a page of a brand's member site. */
  site(brandId: string, page?: string): string;
  /** Calls the API as a staff member. @throws Error with the code of a rejection. */
  call<K extends CallKey>(key: K, input: StudioCall<K>): Promise<Calls[K]['data']>;
  /** A page in a clean profile, logged in as a staff member. */
  open(name: StaffName, page: string, profile?: BrowserContextOptions): Promise<Page>;
  /** A page in a clean profile without an account; not loaded yet. */
  visitor(): Promise<Page>;
  /** Discards a brand's draft, so that a journey starts from the published revision. */
  clean(brandId: string): Promise<void>;
}

type StudioCall<K extends CallKey> = RequestArgs<K> & { readonly as?: StaffName };

/** `test` of staff programs, with a studio. */
export const test = base.extend<{ readonly studio: Studio }>({
  studio: async ({ browser, server, tokens, browserErrors }, use) => {
    const pages: Page[] = [];
    await use(createStudio({ browser, port: server.port, tokens, browserErrors, pages }));
    for (const page of pages) await page.context().close();
  },
});

export { expect };

interface StudioContext {
  readonly browser: Browser;
  readonly port: number;
  readonly tokens: Map<string, Promise<string>>;
  readonly browserErrors: string[];
  readonly pages: Page[];
}

function createStudio({ browser, port, tokens, browserErrors, pages }: StudioContext): Studio {
  const host = (name: string, page: string) => `http://${name}.localhost:${String(port)}${page}`;
  const send = httpCaller(host('studio', '/'));
  const call: Studio['call'] = async (key, { as, ...args }) =>
    (await send(key, args as RequestArgs<typeof key>, { token: as && (await tokenOf(as)) })).data;
  const tokenOf = async (name: StaffName): Promise<string> => {
    const known =
      tokens.get(name) ??
      call('POST /api/staff/login', { body: { email: emailOf(name), password } }).then(({ token }) => token);
    tokens.set(name, known);
    return known;
  };
  const newPage = async (profile?: BrowserContextOptions): Promise<Page> => {
    const page = await newStaffPage(browser, browserErrors, profile);
    pages.push(page);
    return page;
  };
  return {
    url: (page) => host('studio', page),
    site: (brandId, page = '/') => host(brandId, page),
    call,
    open: async (name, page, profile) => {
      const opened = await newPage(profile);
      await openWithSession(opened, host('studio', page), {
        token: await tokenOf(name),
        email: emailOf(name),
      });
      return opened;
    },
    visitor: () => newPage(),
    // Again when a page has saved meanwhile.
    clean: (brandId) =>
      expect(async () => {
        const params = { brandId };
        const { draft } = await call('GET /api/staff/brand/{brandId}', { as: 'admin', params });
        const body = { version: draft.version };
        await call('POST /api/staff/brand/{brandId}/draft/discard', { as: 'admin', params, body });
      }).toPass(),
  };
}
