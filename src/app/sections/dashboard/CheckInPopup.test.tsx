import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, fail, ok, openSite, withoutMotion } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

withoutMotion();

// 14 November, half past one in Bangkok; the day before everywhere to the west of it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-13T18:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const flags = { ...shipped.flags, checkIn: true };
const brand = { flags, layout: { ...shipped.layout, dashboard: ['balance' as const] } };
const row = (day: number, gameValue = 5) => ({
  id: `c${day}`,
  json: { day },
  gameLogId: `g${day}`,
  type: 'POINT',
  value: gameValue,
  gameValue,
  gameValueTomorrow: gameValue + 5,
});
const list = 'GET /api/auth/game/check-in';
const post = 'POST /api/auth/game/check-in';
const checkedIn = ok({
  gameLog: { id: 'g14' },
  json: { day: 14 },
  type: 'POINT',
  value: 20,
  gameValue: 20,
  gameValueTomorrow: 25,
});
const open = (answers: Answers) => openSite('/auth/dashboard', answers, brand, { member: 'level-2' });
const popup = async () => within(await screen.findByRole('dialog', { name: 'เช็คอินรายวัน' }));
const dayCell = (day: number) => document.querySelector(`[data-day='${day}']`);

describe('check-in', () => {
  it('ST-12 ST-13 ST-14 ENT-13 opens when the Bangkok day is not in the list, with the last value as the current one', async () => {
    await open({ [list]: ok([row(11, 5), row(12, 10), row(13, 15)]) });
    const box = await popup();
    expect(await box.findByText('15 แต้ม')).toBeVisible();
    expect(box.getByText('20 แต้ม')).toBeVisible();
    expect(dayCell(13)).toHaveAttribute('data-done');
    expect(dayCell(14)).toHaveAttribute('data-today');
    expect(dayCell(14)).not.toHaveAttribute('data-done');
  });

  it('ST-12 ST-13 does not open when the Bangkok day is in the list; opens on the next day without a reload', async () => {
    const { bodies } = await open({ [list]: ok([row(14)]) });
    await waitFor(() => expect(bodies(list)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    vi.setSystemTime(new Date('2026-11-14T17:30:00Z'));
    act(() => void fireEvent.focus(window));
    await popup();
    expect(bodies(list)).toHaveLength(2);
  });

  it('ST-15 ST-16 API-152 sends one request without a body; then shows it as done, with tomorrow’s prize', async () => {
    const { user, bodies } = await open({ [list]: ok([row(13, 15)]), [post]: checkedIn });
    const box = await popup();
    await user.dblClick(await box.findByRole('button', { name: 'เช็คอินวันนี้' }));
    expect(await box.findByText('เช็คอินสำเร็จ รับ 20 แต้ม')).toBeVisible();
    expect(box.getByText('พรุ่งนี้รับ')).toBeVisible();
    expect(box.getByText('25 แต้ม')).toBeVisible();
    expect(box.getByRole('button', { name: 'เช็คอินแล้ว' })).toBeDisabled();
    expect(dayCell(14)).toHaveAttribute('data-done');
    expect(bodies(post)).toEqual([null]);
  });

  it('ST-16 marks the day as done when the server reports so', async () => {
    const { user } = await open({
      [list]: ok([row(13)]),
      [post]: fail(409, 'CHECKIN_DONE', 'วันนี้คุณเช็คอินแล้ว'),
    });
    const box = await popup();
    await user.click(await box.findByRole('button', { name: 'เช็คอินวันนี้' }));
    expect(await box.findByText('วันนี้คุณเช็คอินแล้ว')).toBeVisible();
    expect(box.getByRole('button', { name: 'เช็คอินแล้ว' })).toBeDisabled();
    expect(dayCell(14)).toHaveAttribute('data-done');
  });

  it('ST-12 stays closed for the day once it was dismissed', async () => {
    const { app, user } = await open({ [list]: ok([row(13)]) });
    await user.click((await popup()).getByRole('button', { name: 'ปิด' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.store.getState().session.user).not.toBeNull();
  });

  it('RTM-07 the shortcut reopens it as done', async () => {
    const { user } = await openSite(
      '/auth/dashboard',
      { [list]: ok([row(14, 15)]) },
      { flags, layout: { ...shipped.layout, dashboard: ['shortcuts' as const] } },
      { member: 'level-2' },
    );
    await user.click(await screen.findByRole('link', { name: 'เช็คอิน' }));
    const box = await popup();
    expect(await box.findByRole('button', { name: 'เช็คอินแล้ว' })).toBeDisabled();
    await user.click(box.getByRole('button', { name: 'ปิด' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ST-12 sends no request where it is switched off', async () => {
    const { bodies } = await openSite(
      '/auth/dashboard',
      {},
      { ...brand, flags: { ...flags, checkIn: false } },
      { member: 'level-2' },
    );
    await screen.findAllByText('สมชาย ใจดี');
    expect(bodies(list)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
