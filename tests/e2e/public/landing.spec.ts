import { answer } from '../support/answers';
import { news } from '../support/fixtures';
import { registerMember } from '../support/member';
import { logIn } from '../support/pages';
import { brandOf, brands, brandUrl, brandWith, expect, test } from '../support/site';

const brand = brandWith(({ layout }) =>
  ['history', 'announcement'].every((name) => layout.landing.includes(name as never)),
);
const row = (username: string, amount: number) => ({
  username,
  amount,
  createdAt: '2026-11-14T09:00:00+07:00',
});

test('PUB-14 API-120 API-130 API-160 the landing page has logo, background, links, announcements and both feeds', async ({
  page,
}) => {
  await answer(page, 'GET /api/announcement', { data: [news('ข่าวที่หนึ่ง'), news('ข่าวที่สอง'), news('ข่าวที่สาม')] });
  await answer(page, 'GET /api/deposit', { data: [row('so***55', 1500)] });
  await answer(page, 'GET /api/withdraw/history', { data: [row('an***99', 2700.5)] });
  await page.goto(brandUrl(brand));
  await expect(page.getByTestId('logo')).toBeVisible();
  await expect(page.getByTestId('backdrop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brandOf(brand).displayName);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'เข้าสู่ระบบ' }).or(main.getByRole('form'))).toBeVisible();
  await expect(main.getByRole('link', { name: 'สมัครสมาชิก' })).toHaveAttribute('href', '/register');
  // ENT-14: all items served, in the order served.
  await expect(page.getByRole('region', { name: 'ประกาศ' }).getByRole('listitem')).toHaveText([
    'ข่าวที่หนึ่ง',
    'ข่าวที่สอง',
    'ข่าวที่สาม',
  ]);
  await main.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(main.getByRole('article').filter({ hasText: 'ฝากล่าสุด' })).toContainText('1,500.00');
  await expect(main.getByRole('article').filter({ hasText: 'ถอนล่าสุด' })).toContainText('2,700.50');
});

test('ROL-05 other members’ names are masked even when the back end sends them in full @prove', async ({
  page,
}) => {
  await answer(page, 'GET /api/deposit', { data: [row('somchai99', 100), row('0812345678', 200)] });
  await page.goto(brandUrl(brand));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').filter({ hasText: 'ฝากล่าสุด' })).toContainText('200.00');
  const source = await page.content();
  expect(source).not.toContain('somchai99');
  expect(source).not.toContain('0812345678');
});

test('ROL-05 the server sends masked names, amounts and times only @prove', async ({ page }) => {
  await page.goto(brandUrl(brand));
  for (const path of ['/api/deposit', '/api/withdraw/history']) {
    const { data } = (await page.evaluate(
      async (to) => (await (await fetch(to)).json()) as unknown,
      path,
    )) as {
      data: Record<string, unknown>[];
    };
    expect(data.length, path).toBeGreaterThan(0);
    for (const shown of data) {
      expect(Object.keys(shown).sort()).toEqual(['amount', 'createdAt', 'username']);
      expect(shown['username']).toMatch(/^\w{1,3}\*{3}\w{1,2}$/);
    }
  }
});

test('VAL-01 only a web address in an announcement becomes a link @prove', async ({ page }) => {
  const bad = ['a b', 'javascript:1', 'ftp://a.co/x', 'https://user:pass@a.co/'];
  await answer(page, 'GET /api/announcement', {
    data: [news('ดี', 'https://a.co/x?y=1'), ...bad.map((link) => news(`ไม่ดี ${link}`, link))],
  });
  await page.goto(brandUrl(brand));
  const strip = page.getByRole('region', { name: 'ประกาศ' });
  await expect(strip.getByRole('listitem')).toHaveCount(1 + bad.length);
  await expect(strip.getByRole('link')).toHaveCount(1);
  await expect(strip.getByRole('link')).toHaveAttribute('href', 'https://a.co/x?y=1');
});

const visual = brandWith(({ look }) => look.hero === 'visual');

test('PUB-01 PUB-14 log-in opens in a sheet over the key visual, which comes with the page', async ({
  page,
}) => {
  const { username, password } = await registerMember(visual);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(brandUrl(visual));
  await page.waitForLoadState('networkidle');
  const { keyVisual } = brandOf(visual).art;
  expect(files.filter((file) => file.endsWith(keyVisual))).toEqual([]);
  await expect(page.getByRole('main').locator('section img').first()).toBeInViewport({ ratio: 0.9 });
  const link = page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' });
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'เข้าสู่ระบบสมาชิก' });
  // It slides in.
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && [box.x, Math.round(box.y + box.height)];
    })
    .toEqual([0, page.viewportSize()?.height]);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await logIn(page, username, password);
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
});

test('PUB-01 without scripts the key visual’s log-in leads to the log-in page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(brandUrl(visual));
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL(brandUrl(visual, '/login'));
  await context.close();
});

test('LAY-14 the name of every brand has its lettering, and a colour for browsers that do not know it @prove', async ({
  page,
}) => {
  for (const { id } of brands) {
    await page.goto(brandUrl(id));
    const { displayName, look } = brandOf(id);
    const name = page.getByRole('heading', { level: 1, name: displayName });
    const shown = await name.evaluate((element) => {
      const { webkitTextFillColor, webkitTextStrokeWidth, backgroundImage, color } =
        getComputedStyle(element);
      return {
        isFilled: webkitTextFillColor === color,
        hasGradient: backgroundImage !== 'none',
        hasStroke: webkitTextStrokeWidth !== '0px',
        hasColor: color !== 'rgba(0, 0, 0, 0)',
      };
    });
    const { lettering } = look;
    expect(shown, id).toEqual({
      isFilled: lettering === 'plain',
      hasGradient: lettering === 'gradient',
      hasStroke: lettering === 'outline',
      hasColor: true,
    });
  }
});
