import '../../support/localhost';
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { RequestArgs } from '#core/contract/request';
import { httpCaller } from '#scripts/lib/httpCaller';
import { type RunningServer, startServer } from '../../support/startServer';

export const password = process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026';
/** Where the studio keeps a session, and the brand it opened last. */
const SESSION = 'sala.studio.session';

export type StaffName = 'viewer' | 'editor' | 'publisher' | 'publisher2' | 'operator' | 'admin' | 'one-brand';

/** The studio of one server that no other journey uses at the same time. */
export interface Studio {
  /** Address of a page of the studio, such as `/b/<brand id>?group=theme`. */
  url(page: string): string;
  /** Address of a page of a brand's member site. */
  site(brandId: string, page?: string): string;
  /** Calls the API as somebody. @throws Error with the code of a refusal. */
  call<K extends CallKey>(key: K, input: StudioCall<K>): Promise<Calls[K]['data']>;
  /** A page of its own, in a clean profile, logged in as somebody. */
  open(who: StaffName, page: string, profile?: BrowserContextOptions): Promise<Page>;
  /** A page of its own, in a clean profile, of somebody without an account; not loaded yet. */
  stranger(): Promise<Page>;
  /** Throws a brand's draft away, so that a journey begins at what is published. */
  clean(brandId: string): Promise<void>;
}

type StudioCall<K extends CallKey> = RequestArgs<K> & { readonly as?: StaffName };

interface Watch {
  readonly studio: Studio;
  /** What browsers blocked or threw during the journey; one that provokes it on purpose empties it. */
  readonly complaints: string[];
}

interface Own {
  readonly server: RunningServer;
  readonly tokens: Map<StaffName, Promise<string>>;
}

/**
 * Playwright's `test` with a studio. Drafts and published revisions are shared by all staff of a server,
 * so each worker has a server of its own. A journey also fails on a policy violation (W1) or an uncaught error.
 */
export const test = base.extend<Watch, Own>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  tokens: [async ({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  complaints: async ({ browserName: _ }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'policy violations and uncaught errors').toEqual([]);
  },
  studio: async ({ browser, server, tokens, complaints }, use) => {
    const pages: Page[] = [];
    await use(makeStudio({ browser, port: server.port, tokens, complaints, pages }));
    for (const page of pages) await page.context().close();
  },
});

export { expect };

interface Ground {
  readonly browser: Browser;
  readonly port: number;
  readonly tokens: Map<StaffName, Promise<string>>;
  readonly complaints: string[];
  readonly pages: Page[];
}

function makeStudio({ browser, port, tokens, complaints, pages }: Ground): Studio {
  const host = (name: string, page: string) => `http://${name}.localhost:${String(port)}${page}`;
  const send = httpCaller(host('studio', '/'));
  const call: Studio['call'] = async (key, { as, ...args }) =>
    (await send(key, args as RequestArgs<typeof key>, { token: as && (await tokenOf(as)) })).data;
  const emailOf = (who: StaffName) => `${who}@demo.sala.example`;
  const tokenOf = async (who: StaffName): Promise<string> => {
    const known =
      tokens.get(who) ??
      call('POST /api/staff/login', { body: { email: emailOf(who), password } }).then(({ token }) => token);
    tokens.set(who, known);
    return known;
  };
  const newPage = async (profile: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      // Several studios with their frames run at once: what moves by itself would take the time of the rest.
      reducedMotion: 'reduce',
      ...profile,
    });
    const page = await context.newPage();
    pages.push(page);
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
    });
    return page;
  };
  return {
    url: (page) => host('studio', page),
    site: (brandId, page = '/') => host(brandId, page),
    call,
    open: async (who, page, profile) => {
      const session = JSON.stringify({ token: await tokenOf(who), email: emailOf(who) });
      const opened = await newPage(profile);
      await opened.addInitScript(
        ([key, value]) => {
          if (window.top === window && localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        [SESSION, session] as const,
      );
      await opened.goto(host('studio', page));
      return opened;
    },
    stranger: () => newPage(),
    clean: async (brandId) => {
      const params = { brandId };
      const { draft } = await call('GET /api/staff/brand/{brandId}', { as: 'admin', params });
      const body = { version: draft.version };
      await call('POST /api/staff/brand/{brandId}/draft/discard', { as: 'admin', params, body });
    },
  };
}
