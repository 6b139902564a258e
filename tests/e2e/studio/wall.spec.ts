import words from '@studio/i18n/locales/th/canvas.json' with { type: 'json' };
import { brands, primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import { choose, member, openWorkspace, setting, variable } from './support/workspace';

const [taker, skipper] = brands.filter(({ id }) => id !== primaryBrand);

test('one change on a wall of all brands, in sync; one brand takes it into its draft, another is skipped @prove', async ({
  studio,
}) => {
  if (!taker || !skipper) throw new Error('The wall needs three brands.');
  for (const { id } of [taker, skipper]) await studio.clean(id);
  const colourOf = async (brandId: string) => {
    const { draft } = await studio.call('GET /api/staff/brand/{brandId}', {
      as: 'editor',
      params: { brandId },
    });
    return (draft.file as { theme?: { color?: string } }).theme?.color;
  };
  const [own, skipped] = [await colourOf(taker.id), await colourOf(skipper.id)];

  const page = await openWorkspace(studio, 'mode=wall&route=/login');
  await expect(page.locator('iframe')).toHaveCount(brands.length);
  const frames = new Map(brands.map(({ id, displayName }) => [id, member(page, displayName)]));
  const accents = () => Promise.all([...frames.values()].map((frame) => variable(frame, '--accent')));
  for (const frame of frames.values()) await expect(frame.getByLabel('ชื่อผู้ใช้')).toBeVisible();
  const before = await accents();
  await setting(page, '/theme/color').getByRole('textbox').fill('#ff66cc');
  await expect
    .poll(
      async () => (await accents()).every((accent, n) => accent !== before[n]),
      'the change in every brand',
    )
    .toBe(true);

  // In sync: all frames have the same route and state.
  await frames.get(taker.id)?.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).click();
  for (const frame of frames.values()) await expect(frame.getByText('สร้างบัญชีของคุณ')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: words['state.member.visitor'] }).click();
  await choose(page, words['dimension.site'], words['state.site.maintenance']);
  for (const frame of frames.values()) await expect(frame.getByText('ปิดปรับปรุงระบบชั่วคราว')).toBeVisible();
  await choose(page, words['dimension.site'], words['state.site.open']);
  await page.keyboard.press('Escape');

  const named = (text: string, brand: string) =>
    page.getByRole('button', { name: text.replace('{{brand}}', brand) });
  await named(words['wall.acceptFor'], taker.displayName).click();
  await expect.poll(() => colourOf(taker.id)).toBe('#ff66cc');
  await named(words['wall.skipFor'], skipper.displayName).click();
  const frame = frames.get(skipper.id);
  await expect
    .poll(() => frame && variable(frame, '--accent'))
    .toBe(before[brands.findIndex(({ id }) => id === skipper.id)]);
  expect(await colourOf(skipper.id)).toBe(skipped);
  expect(own).not.toBe('#ff66cc');
  await studio.clean(taker.id);
});
