import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import { callApi } from '../support/api';
import { memberPassword } from '../support/member';
import { logIn } from '../support/pages';
import { brandUrl, expect, primaryBrand, test as base, uniqueDigits } from '../support/site';
import { startServer } from '../support/startServer';

const staffPassword = process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026';
const newPassword = 'lantern-kingfisher-28';

/** A server of its own, whose brand sends codes through a gateway on this machine. */
const test = base.extend<object, { readonly gateway: LocalProvider }>({
  gateway: [
    async ({ browserName: _ }, use) => {
      const gateway = await localProvider();
      const folder = await mkdtemp(path.join(tmpdir(), 'sala-e2e-providers-'));
      const file = path.join(folder, 'providers.json');
      await writeFile(file, JSON.stringify(providers(gateway.url)));
      const server = await startServer({ PROVIDERS_FILE: file, GATEWAY_KEY: 'key' });
      const shared = process.env['E2E_PORT'];
      process.env['E2E_PORT'] = String(server.port);
      await switchOn();
      await use(gateway);
      process.env['E2E_PORT'] = shared;
      await server.stop();
      await gateway.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const providers = (url: string) => ({
  providers: {
    gateway: {
      adapter: 'sms/http',
      settings: {
        request: { url, headers: { authorization: 'Bearer {key}' }, json: { to: '{e164}', text: '{text}' } },
        accepted: [{ status: [200] }],
      },
      secrets: { key: { env: 'GATEWAY_KEY' } },
    },
  },
  use: { sms: ['gateway'] },
});

/** Publishes the brand with everything that codes confirm. */
async function switchOn(): Promise<void> {
  const params = { brandId: primaryBrand };
  const as = async (who: string) => {
    const body = { email: `${who}@demo.sala.example`, password: staffPassword };
    return (await callApi(primaryBrand, 'POST /api/staff/login', { body })).token;
  };
  const token = await as('publisher');
  const { published } = await callApi(primaryBrand, 'GET /api/staff/brand/{brandId}', { token, params });
  const flags = {
    ...(published.file['flags'] as object),
    verifyPhone: true,
    accountRecovery: true,
    changeBank: true,
  };
  const { status, uuid } = await callApi(primaryBrand, 'POST /api/staff/brand/{brandId}/release', {
    ...{ token, params },
    body: {
      baseRevision: published.revision,
      note: 'โดยชุดทดสอบ',
      reason: 'โดยชุดทดสอบ',
      file: { ...published.file, flags },
    },
  });
  if (status === 'PUBLISHED') return;
  await callApi(primaryBrand, 'POST /api/staff/brand/{brandId}/release/{uuid}/approve', {
    token: await as('publisher2'),
    params: { ...params, uuid },
    body: {},
  });
}

/** The code of the n-th message. */
async function codeOf({ requests }: LocalProvider, n: number): Promise<string> {
  await expect.poll(() => requests.length).toBe(n);
  const { text } = JSON.parse(String(requests[n - 1]?.body)) as { text: string };
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

test('PUB-02 A5 A9 a member registers, sets a forgotten password and changes the account, each with a code by SMS', async ({
  page: firstPage,
  browser,
  gateway,
}) => {
  const username = `e2e${uniqueDigits(11)}`;
  const phone = `08${uniqueDigits(8)}`;
  await firstPage.goto(brandUrl(primaryBrand, '/register'));
  await firstPage.getByLabel('เบอร์โทรศัพท์').fill(phone);
  await firstPage.getByLabel('ชื่อผู้ใช้').fill(username);
  await firstPage.getByLabel('รหัสผ่าน', { exact: true }).fill(memberPassword);
  await firstPage.getByLabel('ยืนยันรหัสผ่าน').fill(memberPassword);
  await firstPage.getByRole('button', { name: 'ถัดไป' }).click();
  await firstPage.getByLabel(/^รหัสยืนยัน/).fill(await codeOf(gateway, 1));
  await firstPage.getByRole('button', { name: 'ยืนยัน', exact: true }).click();
  await firstPage.getByRole('radio', { name: 'กสิกรไทย' }).check({ force: true });
  await firstPage.getByLabel('เลขบัญชี').fill(`1${uniqueDigits(9)}`);
  // No bank answers on this server.
  await firstPage.getByLabel(/^ชื่อ-นามสกุล/).fill('สมชาย ทดสอบ');
  await firstPage.getByLabel('วันเกิด').fill('31/01/2535');
  await firstPage.getByRole('button', { name: 'สมัครสมาชิก', exact: true }).click();
  await expect(firstPage).toHaveURL(/\/auth\/dashboard$/);

  const otherDevice = await browser.newContext();
  const page = await otherDevice.newPage();
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
  await page.getByLabel('เบอร์โทรศัพท์ที่สมัครไว้').fill(phone);
  await page.getByRole('button', { name: 'ขอรหัสยืนยัน' }).click();
  const code = await codeOf(gateway, 2);
  const wrong = code === '000000' ? '000001' : '000000';
  await page.getByLabel(/^รหัสยืนยัน/).fill(wrong);
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(newPassword);
  await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(newPassword);
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await expect(page.getByText('ลองได้อีก 4 ครั้ง')).toBeVisible();
  await page.getByLabel(/^รหัสยืนยัน/).fill(code);
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await logIn(page, username, newPassword);
  await expect(page).toHaveURL(/\/auth\/dashboard$/);

  const number = `2${uniqueDigits(9)}`;
  await page.goto(brandUrl(primaryBrand, '/auth/account'));
  await page.getByRole('link', { name: 'เปลี่ยนบัญชีรับเงิน' }).click();
  await page.getByRole('radio', { name: 'ไทยพาณิชย์' }).check({ force: true });
  await page.getByLabel('เลขบัญชี').fill(number);
  await page.getByLabel('รหัสผ่านของคุณ').fill(newPassword);
  await page.getByRole('button', { name: 'ขอรหัสยืนยัน' }).click();
  await page.getByLabel(/^รหัสยืนยัน/).fill(await codeOf(gateway, 3));
  await page.getByRole('button', { name: 'ยืนยันเปลี่ยนบัญชี' }).click();
  await expect(page.getByText('เปลี่ยนบัญชีรับเงินแล้ว')).toBeVisible();
  await page.getByRole('link', { name: 'กลับไปบัญชีของฉัน' }).click();
  await expect(page.getByRole('region', { name: 'ข้อมูลสมาชิก' })).toContainText(number.slice(5, 9));
});
