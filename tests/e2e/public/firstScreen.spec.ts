import { chunkOf, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';
import type { Locator, Page } from '@playwright/test';
import { answer } from '../support/answers';

for (const [path, texts] of [
  ['/', 'src/i18n/locales/th/landing.json'],
  ['/login', 'src/i18n/locales/th/login.json'],
] as const) {
  test(`LAY-01 ${path} does not shift while its texts are loading`, async ({ page }) => {
    // Without the brand's fonts, because the shift of a font swap depends on the fonts of the machine.
    await page.route('**/app/*.woff2', (route) => route.abort());
    await observeShifts(page);
    const { delayed, release } = await delayFile(page, `**${chunkOf(texts)}`);
    const status = page.waitForResponse('**/api/setting/operational/website');
    await page.goto(brandUrl(primaryBrand, path), { waitUntil: 'commit' });
    await status;
    await expect.poll(delayed).toBe(1);
    const words = await page.getByRole('main').innerText();
    await twoFrames(page);
    expect(await page.getByRole('main').innerText()).toBe(words);
    release();
    await page.waitForLoadState('networkidle');
    await twoFrames(page);
    expect(await page.evaluate(() => (window as unknown as Shifting).shifted)).toBeLessThanOrEqual(0.01);
  });
}

test('LAY-01 the brand’s fonts load together after the first paint, and no text waits for them', async ({
  page,
}) => {
  const { delayed, release } = await delayFile(page, '**/app/*.woff2');
  await page.goto(brandUrl(primaryBrand), { waitUntil: 'commit' });
  await expect.poll(delayed).toBeGreaterThan(1);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  expect(await familyOf(title)).toMatch(/ Fallback/);
  release();
  await expect(page.locator('#root')).not.toHaveAttribute('data-fonts');
  const family = await familyOf(title);
  expect(family).not.toMatch(/ Fallback/);
  expect(await page.evaluate((name) => document.fonts.check(`600 1em ${name}`, 'กa'), family)).toBe(true);
});

for (const javaScriptEnabled of [true, false])
  test(`LAY-01 content below the fold loads after the first screen, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(brandUrl(primaryBrand));
    for (const name of ['categories', 'contact'])
      await expect(page.locator(`[data-landing="${name}"] > *`).first(), name).toBeVisible();
    await context.close();
  });

/** The first font family that an element is rendered with. */
const familyOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).fontFamily.split(',')[0] ?? '');

test('PUB-02 text typed before hydration is retained', async ({ page }) => {
  const { delayed, release } = await delayFile(page, `**${chunkOf('src/i18n/locales/th/register.json')}`);
  await page.goto(brandUrl(primaryBrand, '/register'), { waitUntil: 'commit' });
  await expect.poll(delayed).toBe(1);
  const [phone, username] = [page.getByLabel('เบอร์โทรศัพท์'), page.getByLabel('ชื่อผู้ใช้')];
  await phone.fill('0812345678');
  await username.fill('somebody');
  await expect(page.getByRole('button', { name: 'ถัดไป' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'ถัดไป' })).toBeEnabled();
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('kingfisher-lantern-82');
  await expect(phone).toHaveValue(/^081\D?234\D?5678$/);
  await expect(username).toHaveValue('somebody');
});

test('PUB-02 an invalid value entered before hydration is reported after it', async ({ page }) => {
  const { delayed, release } = await delayFile(page, `**${chunkOf('src/i18n/locales/th/register.json')}`);
  await page.goto(brandUrl(primaryBrand, '/register'), { waitUntil: 'commit' });
  await expect.poll(delayed).toBe(1);
  await page.getByLabel('เบอร์โทรศัพท์').fill('0512345678');
  await page.getByLabel('ชื่อผู้ใช้').fill('ab_cd');
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await expect(page.getByText('เบอร์โทรศัพท์ต้องเป็นตัวเลข 10 หลัก')).toBeVisible();
  await expect(page.getByText('ชื่อผู้ใช้ต้องเป็นภาษาอังกฤษตัวเล็กหรือตัวเลข')).toHaveCount(0);
});

test('VAL-02 a registered phone number entered before hydration is reported after it', async ({ page }) => {
  const requests = await answer(page, 'GET /api/user/checkPhone/{value}', { data: { available: false } });
  const { delayed, release } = await delayFile(page, `**${chunkOf('src/i18n/locales/th/register.json')}`);
  await page.goto(brandUrl(primaryBrand, '/register'), { waitUntil: 'commit' });
  await expect.poll(delayed).toBe(1);
  await page.getByLabel('เบอร์โทรศัพท์').fill('081-234-5678');
  await page.getByLabel('ชื่อผู้ใช้').focus();
  release();
  await expect(page.getByText('เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว')).toBeVisible();
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue('081-234-5678');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/checkPhone/0812345678']);
});

test('LAY-12 a search typed before hydration shows its results', async ({ page }) => {
  const { delayed, release } = await delayFile(page, '**/app/index-*.js');
  const simple = brandWith(({ layout }) => layout.public === 'simple');
  await page.goto(brandUrl(simple, '/contact'), { waitUntil: 'commit' });
  await expect.poll(delayed).toBe(1);
  await page.getByPlaceholder('ค้นหาเกม').fill('สล็อต');
  await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
  release();
  await expect(page.getByRole('search').getByRole('link')).toHaveText([/^สล็อต/]);
});

test('PUB-01 a log-in pressed during hydration is sent after it', async ({ page }) => {
  const { delayed, release } = await delayFile(page, `**${chunkOf('src/i18n/locales/th/login.json')}`);
  const status = page.waitForResponse('**/api/setting/operational/website');
  await page.goto(brandUrl(primaryBrand, '/login'), { waitUntil: 'commit' });
  await status;
  await expect.poll(delayed).toBe(1);
  // The field’s future state is exposed to assistive technology: it is not usable yet.
  await page.getByRole('form').getByRole('button', { name: 'เข้าสู่ระบบ' }).click({ force: true });
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
});

/** Delays a file until it is released. */
async function delayFile(page: Page, file: string) {
  let requests = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  return { delayed: () => requests, release: () => release() };
}

interface Shifting {
  shifted: number;
}

/** Adds up layout shifts as browsers count them. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Resolves when the page has rendered its latest state. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
