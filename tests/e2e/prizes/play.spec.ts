import type { Page } from '@playwright/test';
import type { Calls } from '#schemas/api/contract';
import { watch } from '../support/answers';
import { fund } from '../support/bank';
import { openAs, registerMember, sharedMember } from '../support/member';
import { brands, brandOf, brandUrl, brandWith, direct, expect, test } from '../support/site';

type Spin = Calls['POST /api/auth/wheel/reward']['data'];

const wheelBrand = brandWith(
  ({ flags, wheel }) => flags.wheel && wheel.freePerDay === 1 && wheel.maxPerDay > 2,
);
const cardBrand = brandWith(({ flags }) => flags.flipCard && flags.flipCardReward);
const won = (page: Page) => page.getByTestId('prize');

test('API-143 API-144 API-145 G3 G5 RTM-22 a spin stops where the server drew; an interrupted spin is restored; the member verifies it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await registerMember(wheelBrand);
  await fund(member, 2 * brandOf(wheelBrand).wheel.depositPerRight);
  await openAs(page, member, '/auth/media/wheel');
  const { prizes } = brandOf(wheelBrand).wheel;
  await expect(page.getByText('3 ครั้ง', { exact: true })).toBeVisible();
  await expect(page.getByTestId('wheel').locator(':scope > path')).toHaveCount(prizes.length);
  await page.getByText('ตรวจสอบความโปร่งใส').click();
  const commitment = await page.getByTestId('commitment').innerText();

  const first = await spin(page);
  await expect(won(page)).toBeVisible();
  expect(await segmentUnderPointer(page, prizes.length)).toBe(first.segmentId);
  await page.getByRole('button', { name: 'ตกลง' }).click();
  await expect(page.getByTestId('play-row').first()).toContainText(first.label);

  // The server draws, but its response is lost: the page is opened again and repeats the request.
  const drawn = await cutOff(page);
  await page.reload();
  const again = await spin(page);
  expect(again).toEqual(drawn);
  await won(page).getByRole('button').click();
  await expect(page.getByTestId('play-row')).toHaveCount(2);
  await expect(page.getByText('1 ครั้ง', { exact: true })).toBeVisible();

  await page.getByText('ตรวจสอบความโปร่งใส').click();
  const provenPlays = page.getByTestId('proven-play');
  await expect(provenPlays).toHaveCount(2);
  await expect(provenPlays.first()).toContainText('รอเปิดเผยรหัส');
  await page.getByRole('button', { name: 'เปิดเผยรหัสและเริ่มรหัสใหม่' }).click();
  await provenPlays.first().getByRole('button', { name: 'ตรวจผล' }).click();
  await expect(provenPlays.first()).toContainText('ผลถูกต้อง');
  await expect(page.getByTestId('commitment')).not.toHaveText(commitment);
  await expect(page.getByText(commitment)).toBeVisible();
});

test('API-146 API-147 API-148 API-149 API-150 RTM-22 the drawn card is revealed first, then the others; goods wait for staff', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await registerMember(cardBrand);
  const { flipCard, flipCardReward } = brandOf(cardBrand);
  await fund(member, Math.max(flipCard.depositPerRight, flipCardReward.depositPerRight));
  await openAs(page, member, '/auth/media/flip-card');
  const sent = await watch(page, 'POST /api/auth/game/flip-card/random-reward');
  await page.getByRole('button', { name: 'ไพ่ใบที่ 2', exact: true }).dblclick();
  await won(page).getByRole('button').click();
  expect(sent.map(({ body }) => body)).toEqual([{ cardIndex: 1 }]);
  const cards = page.getByTestId('cards').getByRole('button');
  await expect(cards).toHaveCount(flipCard.cards);
  for (const card of await cards.all()) await expect(card).toBeDisabled();
  const label = (await cards.nth(1).innerText()).trim();
  await expect(page.getByTestId('play-row').first()).toContainText(label);

  await page.goto(brandUrl(cardBrand, '/auth/media/flip-card-reward'));
  await page.getByRole('button', { name: 'ไพ่ใบที่ 1', exact: true }).click();
  await won(page).getByRole('button').click();
  const prize = (await cards.first().innerText()).trim();
  const isGoods = flipCardReward.prizes.some(({ label: { th }, type }) => th === prize && type === 'ITEM');
  await expect(page.getByTestId('game-reward')).toHaveCount(isGoods ? 1 : 0);
  if (isGoods) await expect(page.getByTestId('game-reward')).toContainText('รออนุมัติ');
});

test('RTM-22 a game that the brand has switched off is not available @prove', async ({ page }) => {
  const pages = {
    wheel: '/auth/media/wheel',
    flipCard: '/auth/media/flip-card',
    flipCardReward: '/auth/media/flip-card-reward',
    reward: '/auth/reward',
  } as const;
  for (const [flag, path] of Object.entries(pages)) {
    const off = brands.find(({ flags }) => !flags[flag as keyof typeof pages]);
    expect(off, `a brand without ${flag}`).toBeDefined();
    if (!off) continue;
    const { token, user } = await sharedMember(off.id);
    await page.goto(brandUrl(off.id, '/404'));
    await page.evaluate(
      ([t, u]) => {
        localStorage.setItem('token', t);
        localStorage.setItem('user', u);
      },
      [token, JSON.stringify(user)] as const,
    );
    await page.goto(brandUrl(off.id, path));
    await expect(page, path).toHaveURL(/\/404$/);
  }
});

/** Presses the button. @returns the server's response. */
async function spin(page: Page): Promise<Spin> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/wheel/reward'));
  await page.getByRole('button', { name: 'หมุนเลย' }).click();
  return ((await (await answered).json()) as { data: Spin }).data;
}

/** Lets the server perform a spin and drops its response. @returns the response that the page never received. */
async function cutOff(page: Page): Promise<Spin> {
  let lost: Spin | undefined;
  await page.route('**/api/auth/wheel/reward', async (route) => {
    const { url, host } = direct(wheelBrand, '/api/auth/wheel/reward');
    const answer = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    lost = ((await answer.json()) as { data: Spin }).data;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'หมุนเลย' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/auth/wheel/reward');
  if (!lost) throw new Error('The spin was not sent.');
  return lost;
}

/** Number of the segment under the pointer, from 1. */
async function segmentUnderPointer(page: Page, count: number): Promise<number> {
  const transform = await page.getByTestId('wheel').getAttribute('transform');
  const turn = Number(/rotate\(([\d.]+)\)/.exec(transform ?? '')?.[1] ?? Number.NaN);
  const step = 360 / count;
  return (Math.floor((((-turn + step / 2) % 360) + 360) / step) % count) + 1;
}
