import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const flags = { ...shipped.flags, affiliate: true };
const BONUS = 'POST /api/auth/affiliate/downline/bonus/demo01';
const MOVE = 'POST /api/auth/affiliate/withdraw/demo01';
const CREDIT = 'POST /api/auth/user/getCredit/demo01';
const open = (path = '/auth/affiliate', answers = {}, account: 'full' | 'empty' = 'full') =>
  openSite(path, answers, { flags }, { member: 'level-2', account });
const today = bangkokDay(Date.now());

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('affiliate', () => {
  it('RTM-11 API-136 shows the link as text and as QR, to share', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open('/auth/affiliate', { [codeCall]: ok({ code: 'AB12CD' }) });
    const address = `${shipped.hostnames[0] ?? ''}/aff/AB12CD`;
    const link = `https://${address}`;
    expect((await screen.findByTestId('referral-link')).textContent).toBe(address);
    expect(screen.getByRole('img', { name: /QR/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'คัดลอกลิงก์' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'แชร์' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
  });

  it('API-134 API-137 moves income to the wallet, once for a double tap; balance and credit change', async () => {
    const { user, bodies } = await open();
    expect(await screen.findByTestId('affiliate-balance')).toHaveTextContent('2,160.75');
    await user.type(await screen.findByLabelText('จำนวนเงินที่ต้องการโอน'), '540.25');
    const before = bodies(CREDIT).length;
    await user.dblClick(screen.getByRole('button', { name: 'โอนเข้ากระเป๋า' }));
    await waitFor(() => expect(screen.getByTestId('affiliate-balance')).toHaveTextContent('1,620.50'));
    expect(bodies(MOVE)).toEqual([{ amount: 540.25, type: 'af' }]);
    await waitFor(() => expect(bodies(CREDIT)).toHaveLength(before + 1));
  });

  it('VAL-08 sends no amount outside the minimum and the balance, and shows the error at the field', async () => {
    const { user, bodies } = await open();
    const amount = await screen.findByLabelText('จำนวนเงินที่ต้องการโอน');
    await user.type(amount, '499');
    await user.click(screen.getByRole('button', { name: 'โอนเข้ากระเป๋า' }));
    expect(await screen.findByText('โอนขั้นต่ำ 500 บาท')).toBeVisible();
    expect(amount).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /ส่วนแบ่งยอดเสียของเพื่อน/ }));
    await user.clear(amount);
    await user.type(amount, '620.51');
    await user.click(screen.getByRole('button', { name: 'โอนเข้ากระเป๋า' }));
    expect(await screen.findByText('ยอดเงินคงเหลือไม่เพียงพอ')).toBeVisible();
    expect(bodies(MOVE)).toEqual([]);
  });

  it('API-135 lists friends, or shows an empty state', async () => {
    await open();
    expect((await screen.findAllByTestId('friend'))[0]).toHaveTextContent('na***88');
    await open('/auth/affiliate', {}, 'empty');
    expect(await screen.findByText('ยังไม่มีเพื่อนที่แนะนำ')).toBeVisible();
  });

  it('ENT-15 ENT-16 API-138 shows a row for each friend, the total, and a dash for missing figures', async () => {
    const bonus = ok({
      total_bonus: 120.5,
      downline_users: {
        'fr***22': { deposit: 1000, turnover: 5200, winlost: -300, bonus: 60.25 },
        'ab***01': { bonus: 60.25 },
        'cd***02': {},
      },
    });
    await open('/auth/affiliate?tab=bonus', { [BONUS]: bonus });
    const rows = await screen.findAllByTestId('bonus-row');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'fr***22',
      'ab***01',
      'cd***02',
    ]);
    expect(screen.getByTestId('total-bonus')).toHaveTextContent('120.50');
    expect(within(rows[2] as HTMLElement).getAllByText('-').length).toBe(5);
    expect(within(rows[0] as HTMLElement).getByText('−300.00')).toHaveAttribute('data-sign', '-1');
  });

  it('VAL-12 requests the last seven days first, then the chosen days', async () => {
    const { bodies } = await open('/auth/affiliate?tab=bonus');
    await screen.findByTestId('total-bonus');
    expect(bodies(BONUS)).toEqual([{ start: addDays(today, -6), end: today }]);
    fireEvent.change(screen.getByLabelText('ตั้งแต่วันที่'), { target: { value: addDays(today, -30) } });
    await waitFor(() => expect(bodies(BONUS)).toHaveLength(2));
    expect(bodies(BONUS)[1]).toEqual({ start: addDays(today, -30), end: today });
  });

  it('VAL-12 rejects 32 days without a request', async () => {
    const { bodies } = await open('/auth/affiliate?tab=bonus');
    await screen.findByTestId('total-bonus');
    fireEvent.change(screen.getByLabelText('ตั้งแต่วันที่'), { target: { value: addDays(today, -31) } });
    expect(await screen.findByText('เลือกช่วงวันที่ได้ไม่เกิน 31 วัน')).toBeVisible();
    expect(bodies(BONUS)).toHaveLength(1);
  });

  it('API-139 requests commission by day', async () => {
    const { bodies } = await open('/auth/affiliate?tab=log');
    expect((await screen.findAllByTestId('income-row')).length).toBeGreaterThan(0);
    expect(bodies('POST /api/auth/log/affiliate/demo01')[0]).toMatchObject({ type: 'af' });
  });

  it('affiliate is switched off for this brand: there is no such page and no request', async () => {
    const { bodies } = await openSite(
      '/auth/affiliate',
      {},
      { flags: { ...flags, affiliate: false } },
      { member: 'level-2' },
    );
    expect(await screen.findByText('ไม่พบหน้าที่คุณต้องการ')).toBeVisible();
    expect(bodies('GET /api/auth/affiliate/bonus/demo01')).toEqual([]);
  });
});

const codeCall = 'GET /api/auth/affiliate/code/01936f2e-7c1a-7000-8000-000000000abc';
