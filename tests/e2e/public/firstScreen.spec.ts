import { chunkOf } from '../support/chunkOf';
import type { Locator, Page } from '@playwright/test';
import { answer } from '../support/answers';
import { brands, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

for (const { id } of brands) {
  test(`W1 the first screen of ${id} asks nobody but its own host`, async ({ page }) => {
    for (const path of ['/', '/login']) {
      const asked: URL[] = [];
      page.on('request', (request) => asked.push(new URL(request.url())));
      await page.goto(brandUrl(id, path), { waitUntil: 'networkidle' });
      const remote = asked.filter(({ protocol }) => protocol.startsWith('http'));
      expect(remote.length).toBeGreaterThan(0);
      expect(remote.filter(({ hostname }) => hostname !== `${id}.localhost`)).toEqual([]);
    }
  });
}

for (const [path, texts] of [
  ['/', 'src/i18n/locales/th/landing.ts'],
  ['/login', 'src/i18n/locales/th/login.ts'],
] as const) {
  test(`LAY-01 ${path} stays as it came while its own texts are on their way`, async ({ page }) => {
    // Without the brand's fonts: how far a change of fonts moves texts depends on the fonts of the machine.
    await page.route('**/app/*.woff2', (route) => route.abort());
    await observeShifts(page);
    const { held, release } = await hold(page, `**${chunkOf(texts)}`);
    const status = page.waitForResponse('**/api/setting/operational/website');
    await page.goto(brandUrl(primaryBrand, path), { waitUntil: 'commit' });
    await status;
    await expect.poll(held).toBe(1);
    const words = await page.getByRole('main').innerText();
    await twoFrames(page);
    expect(await page.getByRole('main').innerText()).toBe(words);
    release();
    await page.waitForLoadState('networkidle');
    await twoFrames(page);
    expect(await page.evaluate(() => (window as unknown as Shifting).shifted)).toBeLessThanOrEqual(0.01);
  });
}

test('LAY-01 the brand’s fonts come in one piece after the first paint, and no text waits for them', async ({
  page,
}) => {
  const { held, release } = await hold(page, '**/app/*.woff2');
  await page.goto(brandUrl(primaryBrand), { waitUntil: 'commit' });
  await expect.poll(held).toBeGreaterThan(1);
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
  test(`LAY-01 what lies below the first screen comes after it, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(brandUrl(primaryBrand));
    const below = page.locator('[data-below="true"] > *');
    expect(await below.count()).toBeGreaterThan(2);
    for (const section of await below.all()) {
      await expect
        .poll(() => section.evaluate((node) => getComputedStyle(node).contentVisibility))
        .toBe('auto');
    }
    await context.close();
  });

/** The first family that an element is drawn with. */
const familyOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).fontFamily.split(',')[0] ?? '');

test('PUB-02 what is typed before the page has its code is kept', async ({ page }) => {
  const { held, release } = await hold(page, `**${chunkOf('src/i18n/locales/th/register.ts')}`);
  await page.goto(brandUrl(primaryBrand, '/register'), { waitUntil: 'commit' });
  await expect.poll(held).toBe(1);
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

test('PUB-02 a wrong word that was left before the page has its code is told as soon as it has', async ({
  page,
}) => {
  const { held, release } = await hold(page, `**${chunkOf('src/i18n/locales/th/register.ts')}`);
  await page.goto(brandUrl(primaryBrand, '/register'), { waitUntil: 'commit' });
  await expect.poll(held).toBe(1);
  await page.getByLabel('เบอร์โทรศัพท์').fill('0512345678');
  await page.getByLabel('ชื่อผู้ใช้').fill('ab_cd');
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await expect(page.getByText('เบอร์โทรศัพท์ต้องเป็นตัวเลข 10 หลัก')).toBeVisible();
  await expect(page.getByText('ชื่อผู้ใช้ต้องเป็นภาษาอังกฤษตัวเล็กหรือตัวเลข')).toHaveCount(0);
});

test('VAL-02 a taken phone that was left before the page has its code is told as soon as it has', async ({
  page,
}) => {
  const asked = await answer(page, 'GET /api/user/checkPhone/{value}', { data: { available: false } });
  const { held, release } = await hold(page, `**${chunkOf('src/i18n/locales/th/register.ts')}`);
  await page.goto(brandUrl(primaryBrand, '/register'), { waitUntil: 'commit' });
  await expect.poll(held).toBe(1);
  await page.getByLabel('เบอร์โทรศัพท์').fill('081-234-5678');
  await page.getByLabel('ชื่อผู้ใช้').focus();
  release();
  await expect(page.getByText('เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว')).toBeVisible();
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue('081-234-5678');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/checkPhone/0812345678']);
});

test('LAY-12 a search that is typed before the page has its code is answered', async ({ page }) => {
  const { held, release } = await hold(page, '**/app/index-*.js');
  const simple = brandWith(({ layout }) => layout.public === 'simple');
  await page.goto(brandUrl(simple, '/contact'), { waitUntil: 'commit' });
  await expect.poll(held).toBe(1);
  await page.getByPlaceholder('ค้นหาเกม').fill('สล็อต');
  await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
  release();
  await expect(page.getByRole('search').getByRole('link')).toHaveText([/^สล็อต/]);
});

test('PUB-01 a log-in that is pressed while the page gets its code is answered as soon as it has', async ({
  page,
}) => {
  const { held, release } = await hold(page, `**${chunkOf('src/i18n/locales/th/login.ts')}`);
  const status = page.waitForResponse('**/api/setting/operational/website');
  await page.goto(brandUrl(primaryBrand, '/login'), { waitUntil: 'commit' });
  await status;
  await expect.poll(held).toBe(1);
  // What it will be is said to everybody: it cannot be used yet.
  await page.getByRole('form').getByRole('button', { name: 'เข้าสู่ระบบ' }).click({ force: true });
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
});

/** Keeps a file from arriving until it is released. */
async function hold(page: Page, file: string) {
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { held: () => asked, release: () => release() };
}

interface Shifting {
  shifted: number;
}

/** Adds up what moves by itself, as browsers count it. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Until what the page was told by now is drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
