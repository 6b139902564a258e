import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const SHOW = 'GET /api/auth/user/cashback';
const CLAIM = 'POST /api/auth/user/cashback/claim';
const CREDIT = 'POST /api/auth/user/getCredit/demo01';
const flags = { ...shipped.flags, cashback: true };
const full = { member: 'level-2', account: 'full', checkIn: 'done' } as const;
const tile = /^คืนยอดเสีย( ?รับได้)?$/;
const day = { date: '2026-11-13', turnover: 900, winlost: -400, level: 2, percent: 5, amount: 20 };
const shown = (over: object) =>
  ok({ claimable: 0, min: 1, level: 2, percent: 5, maxAmount: null, yesterday: null, ...over });

const open = (answers: Parameters<typeof openSite>[1] = {}, state: object = full, path = '/auth/cashback') =>
  openSite(path, answers, { flags }, { ...full, ...state });

describe('cashback', () => {
  it('is claimed from the dashboard in two taps, once for a double tap; credit and days change', async () => {
    const { user, bodies } = await open({}, {}, '/auth/dashboard');
    await screen.findByTestId('cashback-badge');
    await user.click(screen.getByRole('link', { name: tile }));
    const claimable = await screen.findByTestId('cashback-claimable');
    const { lostPercent } = shipped.levels['2'];
    const due = Math.floor((240_000 * lostPercent) / 100) + Math.floor((86_050 * lostPercent) / 100);
    await waitFor(() => expect(claimable).toHaveTextContent((due / 100).toFixed(2)));
    const before = bodies(CREDIT).length;
    await user.dblClick(screen.getByRole('button', { name: 'รับเข้ากระเป๋า' }));
    expect(await screen.findByText(/^เข้ากระเป๋าแล้ว [\d.]+/)).toBeVisible();
    expect(bodies(CLAIM)).toEqual([{}]);
    await waitFor(() => expect(claimable).toHaveTextContent('0.00'));
    await waitFor(() => expect(bodies(CREDIT)).toHaveLength(before + 1));
    const days = await screen.findAllByTestId('cashback-day');
    await waitFor(() => expect(days[0]).toHaveTextContent('เข้ากระเป๋าแล้ว'));
    expect(screen.getByRole('button', { name: 'รับเข้ากระเป๋า' })).toBeDisabled();
  });

  it('shows the loss of yesterday, the percentage and the amount', async () => {
    await open({ [SHOW]: shown({ claimable: 20, yesterday: { ...day, status: 'CLAIMABLE' } }) });
    const card = await screen.findByRole('region', { name: 'รับได้ตอนนี้' });
    await waitFor(() => expect(card).toHaveTextContent('400.00'));
    expect(card).toHaveTextContent('5%');
    expect(within(card).getByText(/ทำเทิร์น 1\sเท่าก่อนถอน/)).toBeVisible();
  });

  it.each([
    ['nothing', {}, /ยังไม่มีคืนยอดเสียให้รับ/],
    ['less than the minimum', { claimable: 4, min: 10 }, /สะสมครบ 10/],
    ['a day that is being settled', { yesterday: { ...day, status: 'OPEN' } }, /กำลังคิดยอดของเมื่อวาน/],
    ['a claimed day', { yesterday: { ...day, status: 'CLAIMED' } }, /รับครบแล้ว/],
  ])('says why there is nothing to claim: %s', async (_, over, hint) => {
    await open({ [SHOW]: shown(over) });
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByRole('button', { name: 'รับเข้ากระเป๋า' })).toBeDisabled();
  });

  it('lists the days: losses with their percentage, gains without a refund', async () => {
    await open();
    const rows = await screen.findAllByTestId('cashback-day');
    expect(rows[0]).toHaveTextContent('เสีย 2,400.00 × 5%');
    expect(rows[2]).toHaveTextContent('ได้กำไร 1,325.00');
    expect(rows[2]).toHaveTextContent('ไม่มียอดคืน');
  });

  it('a member without play sees how it works', async () => {
    await open({}, { account: 'empty' });
    expect(await screen.findByText('ยังไม่มีประวัติคืนยอดเสีย')).toBeVisible();
    const terms = screen.getByRole('region', { name: 'คิดคืนยอดเสียอย่างไร' });
    expect(within(terms).getAllByRole('listitem').length).toBeGreaterThan(5);
    expect(within(terms).getByText('ระดับของคุณ')).toBeVisible();
  });

  it('during a break it can be claimed, without turnover', async () => {
    await open({}, { bounds: 'time-out' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'รับเข้ากระเป๋า' })).toBeEnabled());
    expect(await screen.findByText(/ไม่ต้องทำเทิร์น/)).toBeVisible();
  });

  it('a refused claim says why, and the amount is fetched again', async () => {
    const refused = fail(409, 'CASHBACK_NONE', 'ยังไม่มีคืนยอดเสียให้รับ');
    const { user } = await open({ [SHOW]: shown({ claimable: 20 }), [CLAIM]: refused });
    await waitFor(() => expect(screen.getByRole('button', { name: 'รับเข้ากระเป๋า' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'รับเข้ากระเป๋า' }));
    expect(await screen.findByText('ยังไม่มีคืนยอดเสียให้รับ')).toBeVisible();
  });

  it('is switched off for this brand: no page, no tile and no request', async () => {
    const off = { flags: { ...flags, cashback: false } };
    await openSite('/auth/cashback', {}, off, full);
    expect(await screen.findByText('ไม่พบหน้าที่คุณต้องการ')).toBeVisible();
    const { bodies } = await openSite('/auth/dashboard', {}, off, full);
    await screen.findByRole('link', { name: 'ประวัติ' });
    expect(screen.queryByRole('link', { name: tile })).not.toBeInTheDocument();
    expect(bodies(SHOW)).toEqual([]);
  });
});
