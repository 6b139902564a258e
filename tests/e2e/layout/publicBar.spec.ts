import { answer } from '../support/answers';
import { imageItem } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandOf, brandUrl, brandWith, expect, test } from '../support/site';

const classic = brandWith(({ layout }) => layout.public === 'classic');
const items = ['casino', 'slot', 'sport', 'contact'] as const;

test('LAY-08 LAY-09 LAY-10 four items with images in order: three are disabled, contact is a link @prove', async ({
  page,
}) => {
  const { images } = brandOf(classic);
  for (const path of ['/', '/promotion', '/login']) {
    await page.goto(brandUrl(classic, path));
    const bar = page.getByTestId('top-bar');
    const faces = bar.getByRole('navigation').locator('img');
    for (const [place, item] of items.entries()) {
      await expect(faces.nth(place)).toHaveAttribute('src', `/brand/${images[`home.top.${item}`]}`);
    }
    // Inlined in the prerendered page, or a file where the header was rendered again.
    const background = bar.locator(
      `img[src^="data:image/svg"], img[src$="${images['home.top.background']}"]`,
    );
    await expect(background).toBeVisible();
    expect((await bar.boundingBox())?.height, path).toBe(110);
  }
  const steps = await page.evaluate(() => history.length);
  const reason = page.getByTestId('top-bar').getByText('เข้าสู่ระบบก่อนเล่น');
  for (const name of ['คาสิโน', 'สล็อต', 'กีฬา']) {
    const item = page.getByTestId('top-bar').getByRole('button', { name });
    await expect(item).toBeDisabled();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('เข้าสู่ระบบก่อนเล่น');
    await expect(reason).toHaveCSS('opacity', '0');
    await item.tap({ force: true });
    await expect(reason).toHaveCSS('opacity', '1');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(reason).toHaveCSS('opacity', '0');
    await item.press('Enter');
    await expect(reason).toHaveCSS('opacity', '1');
    await page.getByRole('heading', { level: 1 }).tap();
  }
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.getByTestId('top-bar').getByRole('link', { name: 'ติดต่อเรา' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('LAY-10 a logo of any height stays within 84 px, in a bar of 110 px @prove', async ({ page }) => {
  await answer(page, 'GET /api/configuration', { data: [imageItem('home.normal.logo', 'tall.svg')] });
  await page.route('**/brand/tall.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="400"/>',
    }),
  );
  await page.goto(brandUrl(classic, '/contact'));
  const logo = page.getByTestId('logo');
  await expect(logo).toHaveAttribute('src', '/brand/tall.svg');
  await expect(logo).toHaveCSS('max-height', '84px');
  await expect.poll(async () => (await logo.boundingBox())?.height).toBeLessThanOrEqual(84);
  expect((await page.getByTestId('top-bar').boundingBox())?.height).toBe(110);
});

test('LAY-16 LAY-17 the logo links home except on the registration pages, and has the name of the brand @prove', async ({
  page,
}) => {
  const logo = page.getByTestId('logo');
  for (const path of ['/register', '/regis/a1/fb', '/regiss/a1/fb', '/aff/AB12CD']) {
    await page.goto(brandUrl(classic, path));
    await expect(logo).toBeVisible();
    await expect(page.getByRole('link').filter({ has: logo }), path).toHaveCount(0);
  }
  const linked = page.getByRole('link').filter({ has: logo });
  await page.goto(brandUrl(classic, '/login'));
  await expect(linked).toHaveAttribute('href', '/');
  await expect(logo).toHaveAttribute('alt', brandOf(classic).displayName);
  await openAs(page, await sharedMember(classic), '/auth/dashboard');
  await expect(linked).toHaveAttribute('href', '/auth/dashboard');
});
