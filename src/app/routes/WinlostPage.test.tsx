import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const flags = { ...shipped.flags, winlost: true };
const LOG = 'POST /api/auth/log/affiliate/demo01';
const open = (answers = {}, over = flags, dates = '') =>
  openSite(`/auth/winlost${dates}`, answers, { flags: over }, { member: 'level-2', account: 'full' });
const today = bangkokDay(Date.now());
const row = (username: string, winlost: number) => ({
  ...{ date: today, username, type: 'wl', turnover: 100 },
  ...{ winlost, amount: 0 },
});

describe('win/loss', () => {
  it('RTM-12 VAL-12 API-139 opens with the last seven days', async () => {
    const { bodies } = await open();
    await screen.findByTestId('winlost-total');
    expect(bodies(LOG)).toEqual([{ type: 'wl', start: addDays(today, -6), end: today }]);
    expect(screen.getAllByTestId('winlost-row').length).toBe(7);
  });

  it('RTM-12 RTM-13 separates mine and the downline’s, each with its total in its colour', async () => {
    const rows = [row('demo01', -300), row('demo01', 99.5), row('fr***22', 700), row('ab***01', 50.1)];
    const { user } = await open({ [LOG]: ok(rows) });
    const total = await screen.findByTestId('winlost-total');
    expect(total).toHaveTextContent('−200.50');
    expect(total.firstElementChild).toHaveAttribute('data-sign', '-1');
    expect(screen.getAllByTestId('winlost-row').length).toBe(2);
    await user.click(screen.getByText('สายงาน'));
    expect(screen.getByTestId('winlost-total')).toHaveTextContent('+750.10');
    expect(screen.getByTestId('winlost-total').firstElementChild).toHaveAttribute('data-sign', '1');
    expect(screen.getByText('fr***22')).toBeInTheDocument();
  });

  it('RTM-12 sums every page, not only the first', async () => {
    const { user, bodies } = await open({}, flags, `?start=${addDays(today, -30)}&end=${today}`);
    expect(await screen.findByText('ยอดได้เสียรวม')).toBeInTheDocument();
    expect(screen.getAllByTestId('winlost-row').length).toBe(31);
    await user.click(screen.getByText('สายงาน'));
    expect(screen.getAllByTestId('winlost-row').length).toBe(31 * 4);
    // 155 rows in pages of a hundred.
    expect(bodies(LOG)).toHaveLength(2);
  });

  it('draws the days as bars with a description for screen readers', async () => {
    await open();
    expect((await screen.findByLabelText(/กราฟยอดได้เสียรายวัน/)).getAttribute('role')).toBe('img');
  });

  it('win/loss is switched off for this brand: there is no such page and no request', async () => {
    const { bodies } = await open({}, { ...flags, winlost: false });
    expect(await screen.findByText('ไม่พบหน้าที่คุณต้องการ')).toBeVisible();
    expect(bodies(LOG)).toEqual([]);
  });
});
