import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { setting } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const LABEL = 'แชทกับเรา';

test('LAY-23 LAY-24 ENT-11 public pages have a floating link to the first LINE id, member pages have none', async ({
  page,
}) => {
  await answer(page, 'GET /api/setting', {
    data: setting({ line1: { id: '@my-brand' }, line2: { id: 'second' } }),
  });
  // It may have stepped aside for a control.
  const link = page.getByRole('link', { name: LABEL, includeHidden: true });
  for (const path of ['/', '/login']) {
    await page.goto(brandUrl(primaryBrand, path));
    await expect(link).toHaveAttribute('href', 'https://line.me/R/ti/p/%40my-brand');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('LAY-23 LAY-24 the second id replaces a missing first one; without any id there is no link', async ({
  page,
}) => {
  await patchBrand(page, { contacts: { line1: '', line2: '' } });
  const link = page.getByRole('link', { name: LABEL, includeHidden: true });
  await answer(page, 'GET /api/setting', { data: setting({ line2: { id: 'second' } }) });
  await page.goto(brandUrl(primaryBrand, '/login'));
  await expect(link).toHaveAttribute('href', 'https://line.me/R/ti/p/second');
  await answer(page, 'GET /api/setting', { data: setting({}) });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(link).toHaveCount(0);
});

test('LAY-23 LAY-27 on phones the link is placed below the registration forms and covers no control', async ({
  page,
}) => {
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@my-brand' } }) });
  const link = page.getByRole('link', { name: LABEL });
  for (const path of ['/register', '/regis/a1/fb', '/regiss/a1/fb', '/aff/AB12CD']) {
    await page.goto(brandUrl(primaryBrand, path));
    await expect(link).toBeVisible();
    const footer = await page.getByRole('contentinfo').boundingBox();
    const box = await link.boundingBox();
    expect([path, (box?.y ?? 0) >= (footer?.y ?? 0) + (footer?.height ?? 0)]).toEqual([path, true]);
  }
});

test('LAY-23 LAY-27 the link steps aside where a control lies below it', async ({ page }) => {
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@my-brand' } }) });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(brandUrl(primaryBrand, '/login'));
  const link = page.getByRole('link', { name: LABEL, includeHidden: true });
  const register = page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' });
  await expect(link).toBeAttached();
  /** Scrolls the button's lower edge to so many pixels above that of the screen. */
  const lift = (by: number) =>
    register.evaluate((control, distance) => {
      scrollBy(0, control.getBoundingClientRect().bottom - innerHeight + distance);
    }, by);
  await lift(30);
  await expect(link).toBeHidden();
  // Between the card and the footer.
  await lift(96);
  await expect(link).toBeVisible();
});
