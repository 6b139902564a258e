import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PreviewState } from '#schemas/preview/state';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const PAGE = '/auth/settings/responsible-play';
const open = (bounds: PreviewState['bounds'], path = PAGE, flags = {}) =>
  openSite(
    path,
    {},
    { flags: { ...shipped.flags, ...flags } },
    { member: 'level-2', account: 'full', bounds },
  );

describe('responsible play', () => {
  it('R1 R2 applies a first limit immediately and delays a higher one', async () => {
    const { user, bodies } = await open('none');
    await user.click(await screen.findByRole('button', { name: 'ตั้งวงเงิน ใน 24\u00a0ชั่วโมง' }));
    const dialog = await screen.findByRole('dialog', { name: 'วงเงินฝากใน 24\u00a0ชั่วโมง' });
    await user.type(within(dialog).getByLabelText('วงเงิน'), '1000');
    expect(within(dialog).getByText('มีผลทันทีที่บันทึก')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'บันทึกวงเงิน' }));
    expect(await screen.findByText('1,000 บาท')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'แก้ไข ใน 24\u00a0ชั่วโมง' }));
    const again = await screen.findByRole('dialog');
    await user.clear(within(again).getByLabelText('วงเงิน'));
    await user.type(within(again).getByLabelText('วงเงิน'), '3000');
    expect(within(again).getByText(/กลับมายืนยันวงเงินใหม่/)).toBeVisible();
    await user.click(within(again).getByRole('button', { name: 'บันทึกวงเงิน' }));
    expect(await screen.findByText(/ขอเพิ่มเป็น 3,000 บาท/)).toBeVisible();
    expect(screen.getByText('1,000 บาท')).toBeVisible();
    expect(bodies('POST /api/auth/responsible-play/limit')).toEqual([
      { period: 'DAY', amount: 1000 },
      { period: 'DAY', amount: 3000 },
    ]);
    await user.click(screen.getByRole('button', { name: 'ใช้วงเงินเดิม' }));
    await waitFor(() => expect(screen.queryByText(/ขอเพิ่มเป็น/)).not.toBeInTheDocument());
  });

  it('R2 refetches when the waiting period of a higher limit ends', async () => {
    const { user } = await open('raise');
    expect(await screen.findByText('ครบ 24 ชั่วโมงแล้ว เพิ่มเป็น 5,000 บาทใช่หรือไม่')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
    expect(await screen.findByText('5,000 บาท')).toBeVisible();
  });

  it('R3 explains a break, then logs out', async () => {
    const { user, bodies } = await open('none');
    await user.click(await screen.findByRole('radio', { name: '7\u00a0วัน' }));
    await user.click(screen.getByRole('button', { name: 'เริ่มพักการเล่น' }));
    const dialog = await screen.findByRole('dialog', { name: 'เริ่มพัก 7\u00a0วัน ใช่หรือไม่' });
    expect(within(dialog).getByText(/ยกเลิกก่อนครบกำหนดไม่ได้/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'เริ่มพักการเล่น' }));
    expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    expect(bodies('POST /api/auth/responsible-play/time-out')).toEqual([{ days: 7 }]);
  });

  it('R3 a long exclusion requires the password', async () => {
    const { user, bodies } = await open('none');
    await user.click(await screen.findByRole('radio', { name: 'ไม่มีกำหนด' }));
    await user.click(screen.getByRole('button', { name: 'ขอหยุดเล่น' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('ยืนยันด้วยรหัสผ่านของคุณ'), 'sala-2026-x');
    await user.click(within(dialog).getByRole('button', { name: 'ขอหยุดเล่น' }));
    await waitFor(() =>
      expect(bodies('POST /api/auth/responsible-play/self-exclusion')).toEqual([
        { months: null, password: 'sala-2026-x' },
      ]),
    );
  });

  it.each(['time-out', 'excluded'] as const)(
    'R3 a member in %s reads on every page what works',
    async (bounds) => {
      await open(bounds, '/auth/contact');
      expect(await screen.findByText('ระหว่างนี้ยังถอนเงิน ดูประวัติ และติดต่อเราได้ตามปกติ')).toBeVisible();
      expect(screen.getByRole('link', { name: 'ดูรายละเอียด' })).toHaveAttribute('href', PAGE);
    },
  );

  it('R3 hides promotion of play during a break', async () => {
    const flags = { checkIn: true, promotion: true };
    await open('time-out', '/auth/dashboard', flags);
    expect(await screen.findByText('คุณกำลังพักการเล่น')).toBeVisible();
    expect(await screen.findByTestId('balance')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.querySelector('[data-section="promotion"]')).not.toBeInTheDocument();
  });

  it('R3 the end of an indefinite exclusion can be requested', async () => {
    const { user } = await open('excluded');
    await user.click(await screen.findByRole('button', { name: 'ขอกลับมาเล่น' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/หลังครบ 7 วัน/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'ตกลง' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ขอกลับมาเล่น' })).not.toBeInTheDocument());
  });

  it('R4 blocks the page until it is answered, with time and result', async () => {
    const { user, bodies } = await open('check', '/auth/contact');
    const dialog = await screen.findByRole('dialog', { name: 'พักสักครู่' });
    expect(within(dialog).getByText('60 นาที')).toBeVisible();
    expect(within(dialog).getByText(/350\.50/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'ปิด' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'เล่นต่อ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies('POST /api/auth/responsible-play/reality-check/answer')).toEqual([{ goOn: true }]);
  });

  it('R4 the member chooses how often', async () => {
    const { user, bodies } = await open('none');
    await user.click(await screen.findByRole('radio', { name: '15\u00a0นาที' }));
    await waitFor(() =>
      expect(bodies('POST /api/auth/responsible-play/reality-check')).toEqual([{ minutes: 15 }]),
    );
  });

  it('R5 LAY-26 shows net position and six months, all with two decimals', async () => {
    await open('none');
    expect(await screen.findByTestId('net-position')).toBeVisible();
    const months = within(screen.getByRole('table', { name: '6\u00a0เดือนล่าสุด' }));
    expect(months.getAllByRole('row')).toHaveLength(7);
    for (const amount of months.getAllByRole('cell')) expect(amount).toHaveTextContent(/^[\d,]+\.\d\d$/);
    expect(screen.getByRole('link', { name: 'ดูประวัติธุรกรรม' })).toHaveAttribute(
      'href',
      '/auth/transaction/history',
    );
  });

  it.each([
    ['reached', 'ฝากครบวงเงินที่ตั้งไว้แล้ว'],
    ['time-out', 'คุณกำลังพักการเล่น'],
    ['no-birth-date', 'ยืนยันวันเกิด'],
  ] as const)('R1 R3 R7 no deposit is asked for in %s', async (bounds, title) => {
    await open(bounds, '/auth/deposit');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByLabelText('จำนวนเงินที่ต้องการฝาก')).not.toBeInTheDocument();
  });

  it('R1 shows the remainder of a nearly used limit, and offers one where there is none', async () => {
    await open('near', '/auth/deposit');
    expect(await screen.findByText(/วงเงินฝากที่ตั้งไว้เหลืออีก 300 บาท/)).toBeVisible();
    await open('none', '/auth/deposit');
    expect(await screen.findByRole('link', { name: /ตั้งวงเงินฝากไว้ล่วงหน้า/ })).toHaveAttribute('href', PAGE);
  });

  it('R6 a pending withdrawal cannot be cancelled to play on', async () => {
    await openSite('/auth/withdraw', {}, {}, { member: 'level-2', account: 'full', withdrawal: 'PENDING' });
    expect((await screen.findAllByText('รอดำเนินการ')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /ยกเลิก|คืน|เล่นต่อ/ })).not.toBeInTheDocument();
  });

  it('shows nothing of it where it is switched off', async () => {
    const { bodies } = await open('none', PAGE, { responsiblePlay: false });
    expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
    expect(screen.queryByText('จำกัดวงเงิน/พักเล่น')).not.toBeInTheDocument();
    expect(bodies('GET /api/auth/responsible-play')).toEqual([]);
  });
});
