import type { Page } from '@playwright/test';
import { previewRoutes } from '#schemas/preview/routes';
import words from '@studio/i18n/locales/th/canvas.json' with { type: 'json' };
import { brandOf, primaryBrand } from '../support/site';
import { saveDraft } from './support/release';
import { expect, test } from './support/studio';
import {
  choose,
  chooseRoute,
  expectAccessible,
  member,
  openWorkspace,
  setting,
  variable,
} from './support/workspace';

type Path = (typeof previewRoutes)[number]['path'];

/**
 * Text that only this page has: of each kind of page, one that follows one of another kind. Unit tests open every page
 * of the picker's list.
 */
const uniqueTexts: readonly (readonly [path: Path, text: string])[] = [
  ['/', 'ติดตามสถานะได้ทุกขั้นตอน'],
  ['/auth/dashboard', 'เพื่อเลื่อนระดับ'],
  ['/register', 'สร้างบัญชีของคุณ'],
  ['/auth/games/category?cat=slot', 'ทุกค่าย'],
  ['/auth/games/slot/XE', 'เทศกาลว่าว'],
  ['/ma', 'ปิดปรับปรุงระบบชั่วคราว'],
  ['/auth/reward/credit', 'แลกรางวัล'],
  ['/contact', 'ติดต่อเฉพาะไอดีที่แสดงในหน้านี้เท่านั้น'],
  ['/404', 'ไม่พบหน้าที่คุณต้องการ'],
  ['/auth/media/wheel', 'ประวัติการหมุน'],
];
const textOf = (path: Path) => uniqueTexts.find(([unique]) => unique === path)?.[1] ?? '';

test('BRD-04 the route picker reaches pages of the member app of every kind @prove', async ({ studio }) => {
  // With every feature on, because pages of disabled features are not listed.
  await studio.clean(primaryBrand);
  const off = Object.entries(brandOf(primaryBrand).flags).filter(([, isOn]) => !isOn);
  await saveDraft(
    studio,
    primaryBrand,
    'editor',
    off.map(([flag]) => ({ path: `/flags/${flag}`, after: true })),
  );
  const page = await studio.open('editor', `/b/${primaryBrand}?route=/404`);
  await expectAccessible(page);
  const frame = member(page);
  await expect(frame.locator('body')).toContainText(textOf('/404'));
  for (const [path, text] of uniqueTexts) {
    await chooseRoute(page, previewRoutes.find((route) => route.path === path)?.th ?? '');
    await expect(page).toHaveURL(path === '/' ? /\/b\/[^?]+(\?(?!.*route=).*)?$/ : addressOf('route', path));
    await expect(frame.locator('body'), path).toContainText(text);
    if (path !== '/404') await expect(frame.getByText(textOf('/404')), path).toHaveCount(0);
  }
});

/** Matches an address with this query. */
const addressOf = (name: string, value: string) =>
  new RegExp(`[?&]${name}=(${escape(value)}|${escape(encodeURIComponent(value))})(&|$)`);
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Chooses a state in the open list of states. */
const chooseState = (page: Page, dimension: string, state: string) => choose(page, dimension, state);
const openStates = (page: Page) =>
  page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^(${words['state.member.visitor']}|สมาชิก|บัญชี)`) })
    .click();

/** Text that identifies each state, in the order of selection. */
type StateTexts = readonly (readonly [state: string, text: string])[];

async function expectStates(page: Page, dimension: string, shows: StateTexts, at = 'body') {
  for (const [state, text] of shows) {
    await chooseState(page, dimension, state);
    await expect(member(page).locator(at).first(), `${dimension}: ${state}`).toContainText(text);
  }
}

// A unit test shows what the member app says in every state.
test('BRD-04 a member, account or money state of the picker shows its own screen @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/');
  await openStates(page);
  await expectStates(page, words['dimension.member'], [
    ['สมาชิกระดับ 6', '1,250,000'],
    ['บัญชีถูกระงับ', 'บัญชีของคุณถูกระงับ'],
    ['ผู้เยี่ยมชม', 'ติดตามสถานะได้ทุกขั้นตอน'],
  ]);
  // A visitor has no money: choosing a money state logs in a member and opens the page that shows it.
  await expectStates(page, words['dimension.deposit'], [
    ['รอโอนเงิน', 'ยอดที่ต้องโอน'],
    ['ไม่มีรายการ', 'จำนวนเงินที่ต้องการฝาก'],
  ]);
  await expectStates(page, words['dimension.slip'], [['สลิปซ้ำ', 'สลิปซ้ำ']], '[data-testid="slip-row"]');
  await expectStates(
    page,
    words['dimension.withdrawal'],
    [['กำลังโอน', 'กำลังโอนเงิน']],
    '[data-testid="withdrawal"]',
  );
  await expectStates(page, words['dimension.checkIn'], [['ยังไม่เช็คอิน', 'เช็คอินวันนี้']]);
});

test('BRD-04 every state of the site, the account and the bonus shows its own screen; a link reproduces it @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/auth/transaction/history&member=level-2');
  const frame = member(page);
  await openStates(page);
  await expectStates(
    page,
    words['dimension.account'],
    [
      ['ยังไม่มีข้อมูล', 'ไม่พบรายการ'],
      ['มีข้อมูล', '+'],
    ],
    'main',
  );
  await expectStates(page, words['dimension.site'], [
    ['ปิดปรับปรุง', 'ปิดปรับปรุงระบบชั่วคราว'],
    ['ออฟไลน์', 'ไม่มีสัญญาณอินเทอร์เน็ต'],
    ['เซิร์ฟเวอร์ขัดข้อง', 'โหลดข้อมูลไม่สำเร็จ'],
    ['เบราว์เซอร์เก่า', 'เบราว์เซอร์'],
    ['เปิดปกติ', 'ประวัติธุรกรรม'],
  ]);
  await expect(frame.locator('#browser-old')).toHaveCount(0);
  await chooseState(page, words['dimension.site'], 'เครือข่ายช้า');
  await expect(frame.locator('[data-testid="history-row"]')).toHaveCount(0);
  await expect(frame.locator('[data-testid="history-row"]').first()).toBeVisible();

  await page.goto(studio.url(`/b/${primaryBrand}?route=/promotion&bonus=open&site=offline`));
  await expectAccessible(page);
  await expect(member(page).getByText('ไม่มีสัญญาณอินเทอร์เน็ต')).toBeVisible();
  await openStates(page);
  await chooseState(page, words['dimension.site'], 'เปิดปกติ');
  await expect(member(page).getByText('กำลังเปิดให้รับ').first()).toBeVisible();
  await chooseState(page, words['dimension.bonus'], words['state.bonus.none']);
  await expect(member(page).getByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible();
  await page.reload();
  await expectAccessible(page);
  await expect(member(page).getByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible();
});

test('devices are shown next to each other, rotate and zoom at their own resolution, and the address stores the view @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/login');
  const bar = page.getByRole('toolbar');
  const device = (name: string) => bar.getByRole('button', { name, exact: true });
  const inside = (title: string) =>
    member(page, title)
      .locator('html')
      .evaluate(() => `${window.innerWidth}x${window.innerHeight}`);
  for (const name of ['มือถือ 360', 'แท็บเล็ต', 'เดสก์ท็อป']) await device(name).click();
  await expect(page.locator('iframe')).toHaveCount(4);
  await expect.poll(() => inside('มือถือ 360')).toBe('360x740');
  await expect.poll(() => inside('มือถือ 390')).toBe('390x844');
  await expect.poll(() => inside('แท็บเล็ต')).toBe('768x1024');
  await expect.poll(() => inside('เดสก์ท็อป')).toBe('1280x800');
  await device('หมุนหน้าจอ').click();
  await expect.poll(() => inside('มือถือ 390')).toBe('844x390');
  await expect.poll(() => inside('เดสก์ท็อป')).toBe('1280x800');

  const frameWidth = async () => Math.round((await page.locator('iframe').first().boundingBox())?.width ?? 0);
  await choose(page, words.zoom, '50%');
  await expect.poll(frameWidth).toBe(370);
  await expect.poll(() => inside('มือถือ 360')).toBe('740x360');
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(4);
  await expect.poll(frameWidth).toBe(370);
  for (const name of ['มือถือ 360', 'แท็บเล็ต', 'เดสก์ท็อป']) await device(name).click();
  // The last device cannot be removed.
  await device('มือถือ 390').click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the matrix shows one brand in every state in sync; comparison shows the published version next to the draft @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'mode=matrix&dimension=bonus&route=/promotion');
  await expect(page.locator('iframe')).toHaveCount(3);
  await expect(member(page, words['state.bonus.brand']).getByText('โบนัสตามช่วงเวลา')).toBeVisible();
  await expect(member(page, words['state.bonus.none']).getByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible();
  const open = member(page, words['state.bonus.open']);
  await expect(open.getByText('กำลังเปิดให้รับ').first()).toBeVisible();
  await open.getByRole('link', { name: 'ติดต่อเรา' }).first().click();
  await expect(member(page, words['state.bonus.none']).getByText(textOf('/contact'))).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'ดูก่อน–หลัง' }).click();
  await expect(page.locator('iframe')).toHaveCount(2);
  const [before, after] = [member(page, words['compare.before']), member(page, words['compare.after'])];
  await expect(after.getByText(textOf('/contact'))).toBeVisible();
  const published = await variable(before, '--accent');
  await setting(page, '/theme/color').getByRole('textbox').fill('#ff66cc');
  await expect.poll(() => variable(after, '--accent')).toBe('#ff66cc');
  expect(await variable(before, '--accent')).toBe(published);
});
