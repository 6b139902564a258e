import type { Calls } from '#schemas/api/contract';
import { answer, watch } from '../support/answers';
import { callApi, decide } from '../support/api';
import { fund } from '../support/bank';
import { openAs, registerMember } from '../support/member';
import { brandOf, brandUrl, brandWith, expect, test } from '../support/site';

type Address = Calls['PATCH /api/auth/address']['body'];

const cheapest = (id: string) =>
  brandOf(id)
    .rewards.items.filter(({ physical, stock }) => physical && stock !== null && stock > 10)
    .sort((a, b) => a.point - b.point)[0];
const rewardBrand = brandWith(({ id, flags }) => flags.reward && flags.checkIn && cheapest(id) !== undefined);
const home: Address = {
  receiver: 'สมชาย ทดสอบ',
  phone: '0812345678',
  line: '99/9 หมู่ 1 ถ.สุขุมวิท',
  subdistrict: 'คลองเตย',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};

test('RTM-15 RTM-16 ST-23 API-140 API-141 API-142 a reward is redeemed to an address, staff ship it, the history shows it @prove', async ({
  page,
}) => {
  const item = cheapest(rewardBrand);
  if (!item) throw new Error('There is nothing to redeem.');
  const { bahtPerPoint } = brandOf(rewardBrand).rewards;
  const member = await registerMember(rewardBrand);
  const { token } = member;
  await fund(member, item.point * bahtPerPoint);
  await openAs(page, member, '/auth/reward/zzz');
  await expect(page.getByText('ไม่พบหมวดของรางวัล')).toBeVisible();
  await page.getByRole('link', { name: 'กลับไปหมวดของรางวัล' }).click();
  const points = page.getByTestId('points');
  await expect(points).toHaveText(/\d/);
  const before = Number((await points.innerText()).replace(/,/g, ''));
  await page.locator(`a[href$="/auth/reward/${item.category}"]`).click();
  const card = page.getByTestId('reward').filter({ hasText: item.name.th });
  const stock = Number(/เหลือ (\d+)\sชิ้น/.exec(await card.innerText())?.[1]);
  const requests = await watch(page, 'POST /api/auth/reward/request');

  await card.getByRole('button', { name: 'แลกรางวัล' }).click();
  await page.getByRole('link', { name: 'เพิ่มที่อยู่จัดส่ง' }).click();
  await expect(page).toHaveURL(brandUrl(rewardBrand, '/auth/settings/manage-address'));
  const address = await callApi(rewardBrand, 'PATCH /api/auth/address', { token, body: home });
  await page.goto(brandUrl(rewardBrand, `/auth/reward/${item.category}`));
  await card.getByRole('button', { name: 'แลกรางวัล' }).click();
  await expect(page.getByRole('dialog')).toContainText('99/9 หมู่ 1 ถ.สุขุมวิท');
  await page.getByRole('button', { name: 'ยืนยัน' }).click();
  await page.getByRole('link', { name: 'ดูประวัติ' }).click();
  const row = page.getByTestId('redemption');
  await expect(row).toContainText('รออนุมัติ');
  const { uuid: userUuid } = member.user;
  expect(requests.map(({ body }) => body)).toEqual([
    {
      userUuid,
      rewardUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      quantity: 1,
      addressUuid: address.uuid,
    },
  ]);
  await expect(points).toHaveText((before - item.point).toLocaleString('en-US'));

  const [made] = await callApi(rewardBrand, 'POST /api/auth/reward/request/history', {
    token,
    body: { userUuid },
  });
  const uuid = made?.uuid ?? '';
  await decide(rewardBrand, 'POST /api/staff/reward/{uuid}/approve', uuid);
  await decide(rewardBrand, 'POST /api/staff/reward/{uuid}/ship', uuid, { trackingNo: 'TH0142685' });
  await page.reload();
  await expect(row).toContainText('จัดส่งแล้ว');
  await expect(row).toContainText('TH0142685');
  await page.goto(brandUrl(rewardBrand, `/auth/reward/${item.category}`));
  await expect(card).toContainText(`เหลือ ${stock - 1} ชิ้น`);
});

test('ENT-13 ST-12 ST-14 ST-15 ST-16 API-151 API-152 RTM-07 the daily check-in is offered once, done once, and marked in the calendar', async ({
  page,
}) => {
  const member = await registerMember(rewardBrand, { checksIn: false });
  // Announcements would cover the check-in dialog.
  await answer(page, 'GET /api/auth/announcement', { data: [] });
  await openAs(page, member, '/auth/dashboard');
  const dialog = page.getByRole('dialog', { name: 'เช็คอินรายวัน' });
  const sent = await watch(page, 'POST /api/auth/game/check-in');
  await expect(dialog.locator('[data-today]')).not.toHaveAttribute('data-done');
  await dialog.getByRole('button', { name: 'เช็คอินวันนี้' }).dblclick();
  await expect(dialog.getByText('เช็คอินสำเร็จ', { exact: false })).toBeVisible();
  await expect(dialog.getByText('พรุ่งนี้รับ')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'เช็คอินแล้ว' })).toBeDisabled();
  await expect(dialog.locator('[data-today]')).toHaveAttribute('data-done', 'true');
  expect(sent.map(({ body }) => body)).toEqual([null]);
  await dialog.getByRole('button', { name: 'ปิด' }).click();
  await page.reload();
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
