import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openIdProvider, type OpenIdProvider } from '#server/testing/openIdProvider';
import { startServer } from '../support/startServer';
import { primaryBrand } from '../support/site';
import { expectOpenToAll, part, prefer } from './support/axe';
import { expect, test as base } from './support/studio';

interface Own {
  readonly company: { readonly idp: OpenIdProvider };
}

/** A server whose staff may also sign in with an OpenID provider, which gives roles by group. */
const test = base.extend<object, Own>({
  // The provider has to know the server's port, and the server the provider.
  company: [async ({ browserName: _ }, use) => use({} as Own['company']), { scope: 'worker' }],
  server: [
    async ({ company }, use) => {
      const server = await startServer(async (port, dataDir) => {
        const redirectUri = `http://studio.localhost:${String(port)}/signed-in`;
        const idp = await openIdProvider(redirectUri);
        Object.assign(company, { idp });
        const file = path.join(dataDir, 'providers.json');
        await writeFile(file, JSON.stringify(providers(idp, redirectUri)));
        return { PROVIDERS_FILE: file, COMPANY_SECRET: idp.clientSecret };
      });
      await use(server);
      await server.stop();
      await company.idp.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

// In one worker, because each has a server of its own.
test.describe.configure({ mode: 'default' });

const providers = ({ issuer, clientId }: OpenIdProvider, redirectUri: string) => ({
  providers: {
    company: {
      adapter: 'staffLogin/oidc',
      settings: {
        ...{ issuer, clientId, redirectUri },
        name: { th: 'บัญชีบริษัท', en: 'company account' },
        scopes: ['openid', 'email', 'profile', 'groups'],
        roles: { claim: 'groups', map: [{ value: 'designers', role: 'editor', brands: [primaryBrand] }] },
        unknownPeople: 'create',
      },
      secrets: { clientSecret: { env: 'COMPANY_SECRET' } },
    },
  },
  use: { staffLogin: ['company'] },
});

test('A10 sign-in with an identity provider: cancelled, refused, and with a role by group @prove', async ({
  studio,
  company,
}) => {
  const { idp } = company;
  const someone = { sub: '1', email: 'somchai@company.example', email_verified: true, name: 'สมชาย' };
  idp.person = someone;
  const page = await studio.visitor();
  await page.goto(studio.url(`/b/${primaryBrand}?group=theme`));
  const signIn = page.getByRole('link', { name: 'เข้าสู่ระบบด้วย บัญชีบริษัท' });
  const back = page.getByRole('link', { name: 'กลับไปหน้าเข้าสู่ระบบ' });
  await expect(signIn).toBeVisible();
  await expectOpenToAll(page, 'log-in with a provider');

  await signIn.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'ยกเลิกการเข้าสู่ระบบแล้ว' })).toBeVisible();
  await expectOpenToAll(page, 'cancelled');
  await back.click();

  await signIn.click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'บัญชีนี้ยังไม่มีสิทธิ์' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  idp.person = { ...someone, groups: ['designers'] };
  await page.goto(studio.url(`/b/${primaryBrand}?group=theme`));
  // The provider knows them by now, and sends them back at once.
  await signIn.click();
  await expect(page).toHaveURL(studio.url(`/b/${primaryBrand}?group=theme`));
  await expect(page.getByRole('textbox', { name: 'สีหลัก' })).toBeEditable();
  await page.goto(studio.url('/account'));
  await expect(page.getByText('สมชาย · somchai@company.example')).toBeVisible();
  await expect(page.getByLabel('รหัสผ่านเดิม')).toHaveCount(0);
  const people = await studio.call('GET /api/staff/person', { as: 'admin' });
  expect(people.find(({ email }) => email === someone.email)?.roles).toEqual([
    { brandId: primaryBrand, role: 'editor' },
  ]);

  await prefer(page, { language: 'en' });
  await page.evaluate(() => localStorage.removeItem('sala.studio.session'));
  await page.goto(studio.url('/'));
  await expect(page.getByRole('link', { name: 'Sign in with company account' })).toBeVisible();
});

test('A10 a session that ends over unsaved work goes on after a sign-in in another tab', async ({
  studio,
  company,
}) => {
  const groups = ['designers'];
  company.idp.person = { sub: '2', email: 'malee@company.example', email_verified: true, groups };
  const page = await studio.visitor();
  await page.goto(studio.url(`/b/${primaryBrand}?group=identity&route=/login`));
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วย บัญชีบริษัท' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  const name = page.getByRole('textbox', { name: 'ชื่อแบรนด์' });
  await expect(name).toBeEditable();

  const ended = { status: 401, json: { status: 401, code: 'SESSION_EXPIRED', message: '' } };
  await page.route('**/api/staff/brand/**', (route) => route.fulfill(ended));
  await name.fill('ยังไม่ได้บันทึก');
  const dialog = page.getByRole('dialog', { name: 'หมดเวลาการใช้งาน' });
  await expect(dialog.getByRole('button', { name: 'เข้าสู่ระบบด้วย บัญชีบริษัท' })).toBeVisible();
  await expectOpenToAll(page, 'log in again with a provider', part.dialog);
  await page.unroute('**/api/staff/brand/**');
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบด้วย บัญชีบริษัท' }).click();
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('ยังไม่ได้บันทึก');
  await studio.clean(primaryBrand);
});
