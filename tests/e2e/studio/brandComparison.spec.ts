import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe';
import { brandOf, brands } from '../support/site';
import { saveDraft, workspace } from './support/release';
import { expect, test } from './support/studio';
import { selectRadio } from './support/workspace';

const [first = '', second = '', third = ''] = brands.map(({ id }) => id);
const nameOf = (id: string) => brandOf(id).displayName;

/** The cell of a brand in the row of a setting. */
async function cell(page: Page, setting: string, brandId: string) {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((text) => text.includes(nameOf(brandId)));
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: setting }) });
  return line.locator(`[aria-colindex="${String(column + 1)}"]`);
}

const target = (page: Page, brandId: string) =>
  page
    .getByRole('group', { name: 'แบรนด์ที่จะใช้ค่านี้' })
    .getByRole('listitem')
    .filter({ hasText: nameOf(brandId) });

test('preview 16 differences are listed, filtered and opened in their brand, and one value is applied to many drafts @prove', async ({
  studio,
}) => {
  for (const brandId of [first, second, third]) await studio.clean(brandId);
  const page = await studio.open('editor', `/b/${first}`);
  const draftOf = async (brandId: string) => (await workspace(studio, brandId)).draft.file;

  await test.step('the comparison opens from the list of brands and shows only differences', async () => {
    await page.getByRole('button', { name: 'เปรียบเทียบแบรนด์' }).click();
    await expect(page.getByRole('grid', { name: 'เปรียบเทียบแบรนด์' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'สีหลัก' })).toBeVisible();
    for (const { id } of brands)
      await expect(await cell(page, 'สีหลัก', id)).toContainText(brandOf(id).theme.color);
    await expect(page.getByRole('rowheader', { name: 'อายุขั้นต่ำ' })).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  await test.step('a setting that all brands share is found by search', async () => {
    await page.getByRole('searchbox', { name: 'ค้นหา' }).fill('/legal/minimumAge');
    await expect(page.getByText('ไม่พบค่าที่ตรงกับคำค้น')).toBeVisible();
    await page.getByRole('button', { name: 'แสดงทุกค่า' }).click();
    await expect(page).toHaveURL(/all=1/);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
  });

  await test.step('by keyboard: a new value for two brands, and a conflict with a colleague in the third', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await selectRadio(page.getByRole('radio', { name: 'ค่าใหม่' }));
    await page.getByRole('textbox', { name: 'ค่าใหม่' }).fill('25');
    await page.getByRole('button', { name: 'เลือกทั้งหมด' }).click();
    await target(page, brands[3]?.id ?? '')
      .getByRole('checkbox')
      .uncheck();
    await expect(page.getByRole('button', { name: 'ใช้กับ 3 แบรนด์' })).toBeEnabled();
    await saveDraft(studio, third, 'publisher', [{ path: '/legal/minimumAge', after: 21 }]);
    await page.getByRole('button', { name: 'ใช้กับ 3 แบรนด์' }).click();
    for (const brandId of [first, second])
      await expect(target(page, brandId)).toContainText('บันทึกในฉบับร่างแล้ว');
    await expect(target(page, third)).toContainText('มีคนเพิ่งแก้ค่านี้');
    expect(await draftOf(first)).toMatchObject({ legal: { minimumAge: 25 } });
    expect(await draftOf(third)).toMatchObject({ legal: { minimumAge: 21 } });
    await expect(await cell(page, 'อายุขั้นต่ำ', first)).toContainText('25');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  await test.step('the colleague’s value is shown, and overwritten on purpose', async () => {
    await expect(target(page, third)).toContainText('21');
    await page.getByRole('button', { name: 'ใช้กับ 1 แบรนด์' }).click();
    await expect(target(page, third)).toContainText('บันทึกในฉบับร่างแล้ว');
    expect(await draftOf(third)).toMatchObject({ legal: { minimumAge: 25 } });
  });

  await test.step('the last application is undone', async () => {
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await expect(target(page, third)).toContainText('คืนค่าเดิมแล้ว');
    expect(await draftOf(third)).toMatchObject({ legal: { minimumAge: 21 } });
    await page.getByRole('button', { name: 'ปิดแผงนี้' }).click();
  });

  await test.step('the published brands are unchanged', async () => {
    await selectRadio(page.getByRole('radio', { name: 'ที่เผยแพร่อยู่' }));
    await expect(await cell(page, 'อายุขั้นต่ำ', first)).not.toContainText('25');
  });

  await test.step('a cell opens its brand at that setting', async () => {
    await (await cell(page, 'อายุขั้นต่ำ', second)).click();
    await expect(page).toHaveURL(new RegExp(`/b/${second}\\?`));
    await expect(page.locator('[data-setting="/legal/minimumAge"] input')).toBeFocused();
    await expect(page.locator('[data-setting="/legal/minimumAge"] input')).toHaveValue('25');
  });
});

test('preview 16 viewers cannot apply values @prove', async ({ studio }) => {
  const page = await studio.open('viewer', `/fleet?setting=%2Ftheme%2Fradius`);
  await expect(page.getByRole('complementary', { name: 'ค่าเดียวกันในหลายแบรนด์' })).toBeVisible();
  await expect(target(page, first)).toContainText('ดูได้อย่างเดียว');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(page.getByRole('button', { name: 'ใช้กับแบรนด์ที่เลือก' })).toBeDisabled();
});
