import type { Page, Route } from '@playwright/test';
import { brands } from '../support/site';
import { openReview, restore, saveDraft, workspace } from './support/release';
import { expect, type Studio, test } from './support/studio';
import { expectSaved } from './support/workspace';

const brandId = brands[2]?.id ?? brands[0]?.id ?? '';
const conflictBar = 'มีคนอื่นแก้ไขค่าเดียวกับคุณ 1 ค่า';

const nameBox = (page: Page) => page.getByRole('textbox', { name: 'ชื่อแบรนด์' });
const draftName = async (studio: Studio) => (await workspace(studio, brandId)).draft.file['displayName'];

/** Delays the next call to `address`, so that another client is first. @returns function that releases it. */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let take: (route: Route) => void;
  const held = new Promise<Route>((resolve) => {
    take = resolve;
  });
  await page.route(address, (route) => take(route), { times: 1 });
  return async () => (await held).continue();
}

/** Types a name and waits until it is rendered and saved. */
async function rename(page: Page, name: string) {
  await nameBox(page).fill(name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectSaved(page);
}

/** Both type a name at the same time; the colleague's is saved first and conflicts with one's own. */
async function createConflict(
  mine: Page,
  theirs: Page,
  words: { readonly mine: string; readonly theirs: string },
) {
  const go = await hold(mine, /\/draft$/);
  const request = mine.waitForRequest(/\/draft$/);
  await nameBox(mine).fill(words.mine);
  await request;
  await rename(theirs, words.theirs);
  await go();
  await expect(mine.getByText(conflictBar)).toBeVisible();
  await mine.getByRole('button', { name: 'ดูและเลือก' }).click();
}

test('W5 two people edit one draft: different settings merge silently; for the same setting the user chooses mine or theirs @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const [editor, publisher] = await Promise.all([
    studio.open('editor', `/b/${brandId}?group=identity&route=/login`),
    studio.open('publisher', `/b/${brandId}?group=identity&route=/login`),
  ]);

  await test.step('different settings', async () => {
    await rename(editor, 'ชื่อของคนแรก');
    await publisher.getByRole('textbox', { name: 'คำโปรย · ภาษาไทย' }).fill('คำโปรยของคนที่สอง');
    await expect(nameBox(publisher)).toHaveValue('ชื่อของคนแรก');
    await editor.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(editor.getByText('คำโปรยของคนที่สอง')).toBeVisible();
    expect((await workspace(studio, brandId)).draft.file).toMatchObject({
      displayName: 'ชื่อของคนแรก',
      tagline: { th: 'คำโปรยของคนที่สอง' },
    });
  });

  const dialog = editor.getByRole('dialog');
  await test.step('keep mine', async () => {
    await createConflict(editor, publisher, { mine: 'เก็บของฉัน', theirs: 'ของเพื่อน' });
    await expect(dialog).toContainText('ของเพื่อน');
    await dialog.getByRole('button', { name: 'ใช้ของฉัน' }).click();
    await expectSaved(editor);
    await expect(nameBox(editor)).toHaveValue('เก็บของฉัน');
    await expect.poll(() => draftName(studio)).toBe('เก็บของฉัน');
    await publisher.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(nameBox(publisher)).toHaveValue('เก็บของฉัน');
  });

  await test.step('take theirs', async () => {
    await createConflict(editor, publisher, { mine: 'ทิ้งของฉัน', theirs: 'รับของเพื่อน' });
    await dialog.getByRole('button', { name: 'ใช้ของเขา' }).click();
    await expect(dialog).toBeHidden();
    await expectSaved(editor);
    await expect(nameBox(editor)).toHaveValue('รับของเพื่อน');
    expect(await draftName(studio)).toBe('รับของเพื่อน');
  });

  await test.step('quick successive edits over a slow line do not conflict with each other', async () => {
    const refused: number[] = [];
    editor.on('response', (answer) => {
      if (answer.url().endsWith('/draft') && answer.status() !== 200) refused.push(answer.status());
    });
    // Each save is held until the next edit has been made, and the last ones until all have.
    let release = () => {};
    let edited = new Promise<void>((resolve) => (release = resolve));
    await editor.route(/\/draft$/, async (route) => {
      await edited;
      await route.continue();
    });
    for (let n = 1; n <= 12; n += 1) {
      await nameBox(editor).fill(`รุ่นที่ ${n}`);
      await editor.evaluate(() => window.dispatchEvent(new Event('focus')));
      if (n % 4 === 0) await editor.keyboard.press('Control+s');
      release();
      if (n < 12) edited = new Promise<void>((resolve) => (release = resolve));
    }
    await expect.poll(() => draftName(studio)).toBe('รุ่นที่ 12');
    await expectSaved(editor);
    await expect(editor.getByText(/มีคนอื่นแก้ไขค่าเดียวกับคุณ/)).toHaveCount(0);
    expect(refused).toEqual([]);
  });
  await studio.clean(brandId);
});

test('W5 two people publish at the same time: one succeeds, the other is notified and loses nothing @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const before = await workspace(studio, brandId);
  const name = before.published.file['displayName'];
  await saveDraft(studio, brandId, 'editor', [{ path: '/displayName', before: name, after: 'ชื่อใหม่' }]);
  const [one, two] = await Promise.all([
    studio.open('publisher', `/b/${brandId}?route=/login`),
    studio.open('publisher2', `/b/${brandId}?route=/login`),
  ]);
  for (const page of [one, two]) {
    await openReview(page);
    await page.getByRole('dialog').getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('สองคนพร้อมกัน');
  }
  const press = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'เผยแพร่', exact: true }).click();
  const go = await hold(two, /\/release$/);
  await press(two);
  await press(one);
  await expect(one.getByRole('dialog')).toBeHidden();
  await go();
  await expect(two.getByRole('dialog').getByRole('alert')).toContainText('เผยแพร่');
  await expect(two.getByRole('dialog').getByText('ไม่มีอะไรต่างจากรุ่นที่เผยแพร่อยู่')).toBeVisible();
  expect((await workspace(studio, brandId)).published.revision).toBe(before.published.revision + 1);
  await restore(studio, brandId, before);
});
