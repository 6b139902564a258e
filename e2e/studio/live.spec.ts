import { brands } from '../support/site';
import { expect, test } from './support/studio';

const brandId = brands[0]?.id ?? '';

test('a new colour is in the frame without a reload', async ({ studio }) => {
  await studio.clean(brandId);
  const page = await studio.open('editor', `/b/${brandId}?group=theme&route=/login`);
  const frame = page.frameLocator('iframe').first();
  const username = frame.getByRole('textbox').first();
  await username.fill('สมชาย');
  const colour = page.getByRole('textbox', { name: 'สีหลัก' });
  await colour.fill('#00d0ff');
  await expect
    .poll(() =>
      frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim()),
    )
    .toBe('#00d0ff');
  await expect(username).toHaveValue('สมชาย');
});
