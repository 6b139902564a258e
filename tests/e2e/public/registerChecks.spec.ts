import { answer, watch } from '../support/answers';
import { memberPassword, uniqueDigits } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const PHONE = 'GET /api/user/checkPhone/{value}';
const USERNAME = 'GET /api/user/checkUsername/{value}';

test('VAL-02 VAL-03 API-154 API-157 a taken phone number or username is reported at its field and blocks the step', async ({
  page,
}) => {
  const phones = await answer(page, PHONE, { data: { available: false } });
  const usernames = await answer(page, USERNAME, { error: 'USERNAME_USED' });
  await page.goto(brandUrl(primaryBrand, '/register'));
  await page.getByLabel('เบอร์โทรศัพท์').fill('081-234-5678');
  await page.getByLabel('ชื่อผู้ใช้').fill('Somchai1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).focus();
  await expect(page.getByText('เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว')).toBeVisible();
  await expect(page.getByText('ชื่อผู้ใช้นี้ถูกใช้งานแล้ว')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ถัดไป' })).toBeDisabled();
  expect(phones.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/checkPhone/0812345678']);
  expect(usernames.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/checkUsername/somchai1']);
});

test('VAL-06 each invalid value is reported and sends no request @prove', async ({ page }) => {
  const requests = [...(await Promise.all([watch(page, PHONE), watch(page, USERNAME)]))];
  await page.goto(brandUrl(primaryBrand, '/register'));
  const expectedMessages = {
    เบอร์โทรศัพท์: ['เบอร์โทรศัพท์ต้องเป็นตัวเลข 10 หลัก', ['081234567', '0112345678', '0512345678']],
    ชื่อผู้ใช้: ['ชื่อผู้ใช้ต้องเป็นภาษาอังกฤษตัวเล็กหรือตัวเลข', ['abc', 'ab_cd', 'สมชาย1']],
    รหัสผ่าน: ['รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร', ['1234567']],
  } as const;
  for (const [label, [message, values]] of Object.entries(expectedMessages)) {
    for (const value of values) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(value);
      await field.blur();
      await expect(page.getByRole('alert').filter({ hasText: message }), value).toBeVisible();
    }
  }
  await page.getByLabel('ยืนยันรหัสผ่าน').fill('12345678');
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  await expect(page.getByText('รหัสผ่านไม่ตรงกัน')).toBeVisible();
  expect(requests.flat()).toEqual([]);
});

test('VAL-06 VAL-07 minimum and maximum pass; a check that fails with 5xx does not block registration @prove', async ({
  page,
}) => {
  await answer(page, PHONE, { status: 500, body: '' });
  await answer(page, USERNAME, { status: 502, body: '' });
  await page.goto(brandUrl(primaryBrand, '/register'));
  const values = [
    ['ab12', 'k4!9xqpw'],
    // Letters that do not repeat in a short pattern, which would be a weak password.
    [
      'a'.repeat(20),
      Array.from({ length: 128 }, (_, n) => String.fromCodePoint(0x61 + ((n * 7) % 26))).join(''),
    ],
  ] as const;
  for (const [username, password] of values) {
    await page.getByLabel('เบอร์โทรศัพท์').fill(`06${uniqueDigits(8)}`);
    await page.getByLabel('ชื่อผู้ใช้').fill(username);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
    await page.getByLabel('ยืนยันรหัสผ่าน').fill(password);
    await page.getByRole('button', { name: 'ถัดไป' }).click();
    await expect(page.getByRole('radiogroup', { name: 'ธนาคาร' })).toBeVisible();
    await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  }
});

test('VAL-07 quick changes send one request, and a stale response does not mark the new value @prove', async ({
  page,
}) => {
  const requests = await answer(page, USERNAME, (nth) =>
    nth === 1 ? { data: { available: false }, delayMs: 3_000 } : { data: { available: true } },
  );
  await page.goto(brandUrl(primaryBrand, '/register'));
  const field = page.getByLabel('ชื่อผู้ใช้');
  // Waited for from the start: on a slow machine the request may be sent before the next line runs.
  const late = page.waitForResponse((response) => response.url().endsWith('/firstname'));
  for (const value of ['firsta', 'firstab', 'firstname']) {
    await field.fill(value);
    await field.blur();
  }
  await expect.poll(() => requests.length).toBe(1);
  await field.fill('secondname');
  await field.blur();
  await expect.poll(() => requests.length).toBe(2);
  await late;
  await expect(page.getByText('ชื่อผู้ใช้นี้ถูกใช้งานแล้ว')).toHaveCount(0);
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['firstname', 'secondname']);
});

test('VAL-04 API-155 API-158 ERR-07 a taken account blocks the step; an unknown one shows the server’s message and takes a typed name @prove', async ({
  page,
}) => {
  const words = 'ธนาคารไม่ตอบกลับชื่อบัญชี';
  const checks = await answer(page, 'POST /api/user/checkBankId/{bankId}', (nth) => ({
    data: { available: nth > 1 },
  }));
  const names = await answer(page, 'POST /api/bank/name', (nth) =>
    nth === 1
      ? { data: { name: 'นาย สมชาย ใจดี' } }
      : { status: 404, body: JSON.stringify({ status: 404, code: 'X_UNKNOWN', message: words }) },
  );
  await page.goto(brandUrl(primaryBrand, '/register'));
  await page.getByLabel('เบอร์โทรศัพท์').fill(`08${uniqueDigits(8)}`);
  await page.getByLabel('ชื่อผู้ใช้').fill(`rc${uniqueDigits(11)}`);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(memberPassword);
  await page.getByLabel('ยืนยันรหัสผ่าน').fill(memberPassword);
  await page.getByRole('button', { name: 'ถัดไป' }).click();

  await page.getByRole('radio', { name: 'กสิกรไทย' }).press('Space');
  const number = page.getByLabel('เลขบัญชี', { exact: true });
  await number.fill('0123456789');
  await number.blur();
  await expect(page.getByText('เลขบัญชีนี้ถูกใช้งานแล้ว')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'สมัครสมาชิก' })).toBeDisabled();
  const name = page.getByLabel('ชื่อ-นามสกุล');
  await expect(name).toHaveValue('นาย สมชาย ใจดี');
  await expect(name).not.toBeEditable();
  expect(new URL(checks[0]?.url ?? '').pathname).toBe('/api/user/checkBankId/0123456789');
  expect(checks[0]?.body).toEqual({ bankName: 'KBANK' });
  expect(names[0]?.body).toEqual({ bankId: '0123456789', bankName: 'KBANK' });

  await number.fill('9876543210');
  await number.blur();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('ชื่อ-นามสกุล')).toBeEditable();
});
