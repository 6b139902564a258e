import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import type { PreviewState } from '#schemas/preview/state';

const flags = { ...shipped.flags, reward: true };
const open = (path: string, answers: Answers = {}, state: Partial<PreviewState> = {}) =>
  openSite(path, answers, { flags }, { member: 'level-2', account: 'full', ...state });

const item = (uuid: string, more: object = {}) => ({
  uuid,
  name: `รางวัล ${uuid}`,
  point: 500,
  stock: 3,
  physical: false,
  image: 'reward-credit.svg',
  ...more,
});
const shelf = (...items: object[]) =>
  ok([{ categoryId: 'gift', name: 'ของขวัญ', image: 'reward-credit.svg', items }]);
const redeemCall = 'POST /api/auth/reward/request';

describe('rewards', () => {
  it('RTM-15 API-140 leads from a category to its rewards, and only those', async () => {
    const { user, bodies } = await open('/auth/reward', {
      'POST /api/auth/reward': shelf(item('a'), item('b')),
    });
    await user.click(await screen.findByTestId('category'));
    expect(await screen.findAllByTestId('reward')).toHaveLength(2);
    expect(bodies('POST /api/auth/reward')).toEqual([{}, { categoryId: 'gift' }]);
  });

  it('API-141 confirms before it redeems; the request contains the member and a quantity of one', async () => {
    const { app, user, bodies } = await open('/auth/reward/gift', {
      'POST /api/auth/reward': shelf(item('a')),
      'GET /api/auth/reward/point': ok({ point: 800 }),
      [redeemCall]: ok({
        uuid: 'r',
        rewardName: 'a',
        point: 500,
        status: 'PENDING',
        createdAt: '',
        trackingNo: null,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'แลกรางวัล' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('300 แต้ม')).toBeVisible();
    expect(bodies(redeemCall)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'ยืนยัน' }));
    expect(await screen.findByText('ดูประวัติ')).toBeVisible();
    const userUuid = app.store.getState().session.user?.uuid;
    expect(bodies(redeemCall)).toEqual([{ userUuid, rewardUuid: 'a', quantity: 1 }]);
  });

  it('API-141 a delivered reward uses the member’s address', async () => {
    const { user, bodies } = await open('/auth/reward/gift', {
      'POST /api/auth/reward': shelf(item('a', { physical: true })),
    });
    await user.click(await screen.findByRole('button', { name: 'แลกรางวัล' }));
    await user.click(await screen.findByRole('button', { name: 'ยืนยัน' }));
    expect(bodies(redeemCall)).toEqual([
      expect.objectContaining({ addressUuid: expect.any(String) as string }),
    ]);
  });

  it('API-141 without an address it opens the form first and sends no request', async () => {
    const { user, bodies } = await open('/auth/reward/gift', {
      'POST /api/auth/reward': shelf(item('a', { physical: true })),
      'GET /api/auth/address/mine': ok(null),
    });
    await user.click(await screen.findByRole('button', { name: 'แลกรางวัล' }));
    expect(await screen.findByRole('link', { name: 'เพิ่มที่อยู่จัดส่ง' })).toHaveAttribute(
      'href',
      '/auth/settings/manage-address',
    );
    expect(bodies(redeemCall)).toEqual([]);
  });

  it('a reward that is out of stock or too expensive cannot be redeemed, and shows why', async () => {
    await open('/auth/reward/gift', {
      'POST /api/auth/reward': shelf(item('a', { stock: 0 }), item('b', { point: 900 })),
      'GET /api/auth/reward/point': ok({ point: 800 }),
    });
    expect(await screen.findByRole('button', { name: 'ของรางวัลหมด' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'ขาด 100\u00a0แต้ม' })).toBeDisabled();
  });

  it.each(['zzz', 'a b%2F'])('RTM-16 shows that there is no category %s', async (id) => {
    await open(`/auth/reward/${id}`);
    expect(await screen.findByText('ไม่พบหมวดของรางวัล')).toBeVisible();
    expect(screen.getByRole('link', { name: 'กลับไปหมวดของรางวัล' })).toHaveAttribute('href', '/auth/reward');
  });

  it('API-142 ST-23 lists redemptions with their status and tracking number', async () => {
    await open('/auth/reward?tab=history');
    expect(await screen.findAllByTestId('redemption')).toHaveLength(5);
    for (const label of ['รออนุมัติ', 'อนุมัติแล้ว', 'จัดส่งแล้ว', 'ได้รับแล้ว', 'ไม่อนุมัติ']) {
      expect(screen.getByText(label)).toBeVisible();
    }
    expect(screen.getAllByText(/TH0123456789A/)).toHaveLength(2);
  });

  it('RTM-15 goes from the categories to the history and back', async () => {
    const { user } = await open('/auth/reward');
    await screen.findAllByTestId('category');
    await user.click(screen.getByRole('tab', { name: 'ประวัติการแลก' }));
    expect(await screen.findAllByTestId('redemption')).toHaveLength(5);
    await user.click(screen.getByRole('tab', { name: 'หมวดของรางวัล' }));
    expect(await screen.findAllByTestId('category')).not.toHaveLength(0);
    expect(screen.queryByTestId('redemption')).not.toBeInTheDocument();
  });

  it('RTM-15 does not exist and sends no request where it is switched off', async () => {
    const { bodies } = await openSite(
      '/auth/reward',
      {},
      { flags: { ...flags, reward: false } },
      { member: 'level-2' },
    );
    expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
    expect(bodies('POST /api/auth/reward')).toEqual([]);
  });
});
