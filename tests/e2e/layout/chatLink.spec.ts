import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { setting } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const LABEL = 'แชทกับเรา';

test('LAY-23 LAY-24 ENT-11 public pages have a link to the chat by the first LINE id, member pages have none @prove', async ({
  page,
}) => {
  await answer(page, 'GET /api/setting', {
    data: setting({ line1: { id: '@my-brand' }, line2: { id: 'second' } }),
  });
  const link = page.getByRole('link', { name: LABEL });
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

test('LAY-23 LAY-24 the second id replaces a missing first one; without any id there is no link @prove', async ({
  page,
}) => {
  await patchBrand(page, { contacts: { line1: '', line2: '' } });
  const link = page.getByRole('link', { name: LABEL });
  await answer(page, 'GET /api/setting', { data: setting({ line2: { id: 'second' } }) });
  await page.goto(brandUrl(primaryBrand, '/login'));
  await expect(link).toHaveAttribute('href', 'https://line.me/R/ti/p/second');
  await answer(page, 'GET /api/setting', { data: setting({}) });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(link).toHaveCount(0);
});

test('LAY-23 LAY-27 on phones the link stands in the footer, and on wide screens in the margin', async ({
  page,
}) => {
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@my-brand' } }) });
  await page.goto(brandUrl(primaryBrand, '/register'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: LABEL })).toHaveCSS(
    'position',
    'static',
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = await page.getByRole('link', { name: LABEL }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(link?.x ?? 0).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0));
});
