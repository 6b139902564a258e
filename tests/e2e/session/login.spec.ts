import { answer, watch } from '../support/answers';
import { registerMember } from '../support/member';
import { logIn, othersProved, storedSession } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const CALL = 'POST /api/auth/login';
const EXPIRED = 'หมดเวลาการใช้งาน';

for (const [at, path] of ['/', '/login'].entries()) {
  test(`PUB-01 ST-02 API-101 ENT-01 logging in on ${path} stores token and user and opens the dashboard${othersProved(at)}`, async ({
    page,
  }) => {
    const { username, password, bankId } = await registerMember(primaryBrand);
    const sent = await watch(page, CALL);
    await page.goto(brandUrl(primaryBrand, path));
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    await logIn(page, username, password);
    await expect(page).toHaveURL(/\/auth\/dashboard$/);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ username, password });
    const { token, user } = await storedSession(page);
    expect(token).toBeTruthy();
    expect(JSON.parse(user ?? '{}')).toMatchObject({
      name: expect.any(String),
      phone: expect.any(String),
      level: 1,
      user_pass: { username },
      user_bank: { bankName: 'KBANK', bankId },
      user_credit: { point: 0 },
    });
    // ST-01: a reload and a second tab remain logged in.
    await page.reload();
    await expect(page.getByTestId('balance')).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(brandUrl(primaryBrand, '/'));
    await expect(second).toHaveURL(/\/auth\/dashboard$/);
  });
}

test('PUB-01 ERR-08 wrong credentials are reported at the form, without mentioning a session', async ({
  page,
}) => {
  const { username } = await registerMember(primaryBrand);
  await page.goto(brandUrl(primaryBrand, '/login'));
  await logIn(page, username, 'not-the-password');
  await expect(page.getByRole('main').getByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await expect(page.getByLabel('ชื่อผู้ใช้')).toHaveValue(username);
  await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toHaveValue('');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
});

test('ST-03 ST-04 ERR-07 the server’s own message is shown, and disappears with the form', async ({
  page,
}) => {
  const words = 'บัญชีนี้ต้องยืนยันตัวตนก่อนเข้าใช้งาน';
  await answer(page, CALL, {
    status: 400,
    body: JSON.stringify({ status: 400, code: 'X_UNKNOWN', message: words }),
  });
  await page.goto(brandUrl(primaryBrand));
  await logIn(page, 'somchai', 'not-the-password');
  await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'โปรโมชั่น' }).click();
  await expect(page).toHaveURL(/\/promotion$/);
  await page.getByRole('link', { name: 'เข้าสู่ระบบเพื่อรับโบนัส' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('ชื่อผู้ใช้')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('PUB-01 empty fields are reported in place and nothing is sent', async ({ page }) => {
  const sent = await watch(page, CALL);
  await page.goto(brandUrl(primaryBrand, '/login'));
  await logIn(page, '', '');
  await expect(page.getByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
  await expect(page.getByText('กรุณากรอกรหัสผ่าน')).toBeVisible();
  await expect(page.getByLabel('ชื่อผู้ใช้')).toBeFocused();
  expect(sent).toEqual([]);
});
