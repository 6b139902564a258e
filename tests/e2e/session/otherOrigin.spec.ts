import { proving } from '#server/testing/proving';
import { registerMember } from '../support/member';
import { buildBundle, serveStatically, serveWithNginx, startMock, type Undo } from '../support/foreignSite';
import { freePort } from '../support/startServer';
import { logIn, logOut, storedSession } from '../support/pages';
import { brands, expect, primaryBrand, test as base } from '../support/site';

/** `npm test` serves a bundle for the reference API with Node, `npm run prove -- otherOrigin` both with nginx. */
const serve = proving ? serveWithNginx : serveStatically;

const test = base.extend<{ readonly undo: Undo }>({
  undo: async ({ browserName: _ }, use) => {
    const steps: (() => unknown)[] = [];
    await use((step) => void steps.push(step));
    for (const step of steps.reverse()) await step();
  },
});

// A page of another origin would need a permission for the extra header.
test.use({ extraHTTPHeaders: {} });
test.slow();

const apis = {
  'the reference API': async () => {
    const { username, password } = await registerMember(primaryBrand);
    return {
      brand: primaryBrand,
      port: Number(process.env['E2E_FOREIGN_PORT']),
      baseUrl: `http://localhost:${process.env['E2E_PORT'] ?? ''}`,
      ...{ username, password, balance: '0.00' },
    };
  },
  'the mock server': async (undo: Undo) => ({
    brand: brands.find(({ id }) => id !== primaryBrand)?.id ?? primaryBrand,
    port: await freePort(),
    baseUrl: await startMock(undo),
    ...{ username: 'anybody', password: 'any-password-1', balance: '1,523.50' },
  }),
};

for (const [name, open] of Object.entries(apis).slice(0, proving ? undefined : 1))
  test(`I9 I11 LAY-02 a bundle on another origin logs in, deposits and logs out at ${name} @prove`, async ({
    page,
    undo,
  }) => {
    const { brand, port, baseUrl, username, password, balance } = await open(undo);
    await serve(buildBundle(brand, baseUrl, undo), port, undo);
    const site = `http://${brand}.localhost:${String(port)}`;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).origin);
    });

    await page.goto(`${site}/login`);
    await logIn(page, username, password);
    await expect(page).toHaveURL(`${site}/auth/dashboard`);
    await expect(page.getByTestId('balance')).toContainText(balance);
    const { token } = await storedSession(page);

    await page.goto(`${site}/auth/deposit`);
    await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('500');
    await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
    const card = page.getByTestId('deposit-request');
    await expect(card).toContainText('รอโอนเงิน');
    await card.getByRole('button', { name: 'ยกเลิกรายการ' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกรายการ' }).click();
    await expect(page.getByLabel('จำนวนเงินที่ต้องการฝาก')).toBeVisible();

    await page.goto(`${site}/auth/contact`);
    const ended = page.waitForResponse((response) => response.url() === `${baseUrl}/api/auth/logout`);
    await logOut(page);
    expect((await ended).status()).toBe(200);
    await expect(page).toHaveURL(`${site}/login`);
    expect((await storedSession(page)).token).toBeNull();
    expect(new Set(calls)).toEqual(new Set([baseUrl]));

    // Read by the page itself: the session is over, and a wrong brand is named.
    const answers = await page.evaluate(
      async ({ url, authorization, host }) => {
        const ask = async (headers: Record<string, string>) => {
          const response = await fetch(url, { headers });
          return [response.status, ((await response.json()) as { code: string }).code];
        };
        return [
          await ask({ authorization, 'web-hostname': host }),
          await ask({ authorization, 'web-hostname': 'nobody.example' }),
        ];
      },
      {
        url: `${baseUrl}/api/auth/session/list`,
        authorization: `Bearer ${token ?? ''}`,
        host: new URL(site).hostname,
      },
    );
    expect(answers).toEqual([
      [401, 'SESSION_EXPIRED'],
      [421, 'HOST_UNKNOWN'],
    ]);
  });
