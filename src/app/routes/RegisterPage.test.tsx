import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

describe('registration', () => {
  /** The brand requires a separate log-in after registration. */
  const free: Answers = { 'POST /api/user/register': ok(null) };

  /** Fills a field in one render. Tests of what a key does type instead. */
  async function fill(user: UserEvent, field: HTMLElement, text: string) {
    await user.click(field);
    await user.paste(text);
  }
  async function fillAccount(user: UserEvent, phone = '0812345678') {
    await fill(user, await screen.findByLabelText('เบอร์โทรศัพท์'), phone);
    await fill(user, screen.getByLabelText('ชื่อผู้ใช้'), 'Fresh01');
    await fill(user, screen.getByLabelText('รหัสผ่าน'), 'sala-2026-x');
    await fill(user, screen.getByLabelText('ยืนยันรหัสผ่าน'), 'sala-2026-x');
    await user.click(screen.getByRole('button', { name: 'ถัดไป' }));
  }
  it('chooses the bank in a grid by pointer or keyboard, with the other banks behind a button', async () => {
    const { user } = await openSite('/register', free);
    await fillAccount(user);
    const grid = await screen.findByRole('radiogroup', { name: 'ธนาคาร' });
    expect(within(grid).getAllByRole('radio')).toHaveLength(9);
    await user.click(within(grid).getByRole('radio', { name: 'กสิกรไทย' }));
    await user.keyboard('{ArrowRight}');
    expect(within(grid).getByRole('radio', { name: 'ไทยพาณิชย์' })).toBeChecked();
    await user.click(within(grid).getByRole('button', { name: /^ธนาคารอื่นอีก \d+/ }));
    expect(within(grid).getAllByRole('radio').length).toBeGreaterThan(15);
    expect(within(grid).queryByRole('button')).toBeNull();
    await user.click(within(grid).getByRole('radio', { name: 'ยูโอบี' }));
    expect(within(grid).getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(screen.getByLabelText('เลขบัญชี')).toHaveAccessibleDescription(/10/);
  });

  it('says at the grid that no bank is chosen, and focuses it', async () => {
    const { user } = await openSite('/register', free);
    await fillAccount(user);
    const grid = await screen.findByRole('radiogroup', { name: 'ธนาคาร' });
    await send(user);
    await waitFor(() => expect(grid).toBeInvalid());
    expect(grid).toHaveAccessibleDescription();
    expect(within(grid).getByRole('radio', { name: 'กสิกรไทย' })).toHaveFocus();
  });

  async function fillBank(user: UserEvent) {
    await user.click(await screen.findByRole('radio', { name: 'กสิกรไทย' }));
    await fill(user, screen.getByLabelText('เลขบัญชี'), '0123456789');
    await fill(user, screen.getByLabelText('วันเกิด'), '31012540');
  }
  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }));

  it('PUB-02 PUB-03 API-158 API-153 goes through both steps and on to /login', async () => {
    const { user, bodies } = await openSite('/regis/a1/fb', free);
    await fillAccount(user);
    await fillBank(user);
    await waitFor(() =>
      expect(screen.getByLabelText('ชื่อ-นามสกุล (ตามบัญชีธนาคาร)')).toHaveValue('นาย สมชาย ใจดี'),
    );
    expect(screen.getByLabelText('ชื่อ-นามสกุล (ตามบัญชีธนาคาร)')).toHaveAttribute('readonly');
    await send(user);
    expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    expect((await screen.findAllByText('สมัครสมาชิกสำเร็จ')).length).toBeGreaterThan(0);
    expect(bodies('POST /api/user/register')[0]).toMatchObject({
      phone: '0812345678',
      username: 'fresh01',
      bankId: '0123456789',
      name: 'นาย สมชาย ใจดี',
      source: 'regis',
      team: 'a1',
      marketing: 'fb',
      birthDate: '2540-01-31',
    });
  });

  it('A2 refuses a weak password in the first step, by the rule of the server', async () => {
    const { user } = await openSite('/register', free);
    await fill(user, await screen.findByLabelText('เบอร์โทรศัพท์'), '0812345678');
    await fill(user, screen.getByLabelText('ชื่อผู้ใช้'), 'Fresh01');
    const password = screen.getByLabelText('รหัสผ่าน');
    const confirm = screen.getByLabelText('ยืนยันรหัสผ่าน');
    for (const weak of ['Password1', 'fresh01!!', 'x0812345678', 'dimazarya']) {
      await user.clear(password);
      await fill(user, password, weak);
      await user.clear(confirm);
      await fill(user, confirm, weak);
      await user.click(screen.getByRole('button', { name: 'ถัดไป' }));
      expect(await screen.findByText('รหัสผ่านนี้เดาง่ายเกินไป กรุณาใช้รหัสผ่านอื่น')).toBeVisible();
      expect(screen.queryByRole('radiogroup', { name: 'ธนาคาร' })).not.toBeInTheDocument();
    }
  });

  it('R7 takes a pasted date of birth in any spelling and repeats it in both calendars', async () => {
    const { user } = await openSite('/register', free);
    await fillAccount(user);
    const birthDate = await screen.findByLabelText('วันเกิด');
    for (const pasted of ['7/3/2535', '07-03-1992', '7 มี.ค. 2535', '1992-03-07']) {
      await user.clear(birthDate);
      await user.click(birthDate);
      await user.paste(pasted);
      expect(birthDate).toHaveAccessibleDescription('7 มีนาคม พ.ศ. 2535 (ค.ศ. 1992)');
    }
    await user.clear(birthDate);
    await user.type(birthDate, '7/3/2535');
    expect(birthDate).toHaveValue('07/03/2535');
  });

  it('VAL-06 the locked name never shows an error', async () => {
    const { user } = await openSite('/register', free);
    await fillAccount(user);
    const name = await screen.findByLabelText('ชื่อ-นามสกุล (ตามบัญชีธนาคาร)');
    await send(user);
    expect(await screen.findByText('กรุณากรอกเลขบัญชี')).toBeVisible();
    expect(name).toHaveAttribute('readonly');
    expect(name).not.toHaveAttribute('aria-invalid');
  });

  it('LAY-27 digits get a number pad', async () => {
    await openSite('/register', free);
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveAttribute('inputmode', 'numeric');
  });

  it('R7 R1 shows at the field that somebody is too young, and sends a limit', async () => {
    const { user, bodies } = await openSite('/register', free);
    await fillAccount(user);
    await fillBank(user);
    const birthDate = screen.getByLabelText('วันเกิด');
    await user.clear(birthDate);
    await user.type(birthDate, '31/12/2568');
    await send(user);
    expect(await screen.findByText('เปิดให้บริการเฉพาะผู้ที่มีอายุ 20 ปีขึ้นไป')).toBeVisible();
    await user.clear(birthDate);
    await user.type(birthDate, '๓๑๐๒๒๕๔๐');
    await send(user);
    expect(await screen.findByText('วันเกิดไม่ถูกต้อง กรุณาตรวจสอบ วัน เดือน ปี')).toBeVisible();
    await user.clear(birthDate);
    await user.type(birthDate, '28021997');
    await user.type(screen.getByLabelText('วงเงินฝากต่อวัน (ไม่บังคับ)'), '2000');
    await send(user);
    await waitFor(() => expect(bodies('POST /api/user/register')).toHaveLength(1));
    expect(bodies('POST /api/user/register')[0]).toMatchObject({
      birthDate: '1997-02-28',
      depositLimit: 2000,
    });
  });

  it('R7 shows no date field where the brand shows no responsible play', async () => {
    await openSite('/register', free, { flags: { ...shipped.flags, responsiblePlay: false } }).then(
      ({ user }) => fillAccount(user),
    );
    expect(await screen.findByLabelText('เลขบัญชี')).toBeVisible();
    expect(screen.queryByLabelText('วันเกิด')).not.toBeInTheDocument();
  });

  it('PUB-02 preserves step 1 on return', async () => {
    const { user } = await openSite('/register', free);
    await fillAccount(user);
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue('081-234-5678');
    expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveValue('Fresh01');
  });

  it('VAL-02 stops at a phone that is taken', async () => {
    const taken = ok({ available: false });
    const { user } = await openSite('/register', { ...free, 'GET /api/user/checkPhone/0812345678': taken });
    await fillAccount(user);
    expect(await screen.findByText('เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ถัดไป' })).toBeDisabled();
  });

  it('VAL-07 continues when the checks fail', async () => {
    const down = fail(500, 'GENERIC', 'ทำรายการไม่สำเร็จ');
    const { user } = await openSite('/register', {
      ...free,
      'GET /api/user/checkPhone/0812345678': down,
      'GET /api/user/checkUsername/fresh01': down,
    });
    await fillAccount(user);
    expect(await screen.findByRole('heading', { name: 'บัญชีสำหรับรับเงิน' })).toBeVisible();
  });

  it('API-158 ERR-07 lets the name be typed when the look-up fails, with the server’s reason', async () => {
    const { user, bodies } = await openSite('/register', {
      ...free,
      'POST /api/bank/name': fail(404, 'BANK_NAME_NOT_FOUND', 'ไม่พบชื่อบัญชีนี้'),
    });
    await fillAccount(user);
    await fillBank(user);
    expect(await screen.findByText('ไม่พบชื่อบัญชีนี้')).toBeVisible();
    await user.type(screen.getByLabelText('ชื่อ-นามสกุล (ตามบัญชีธนาคาร)'), 'สมชาย ใจดี');
    await send(user);
    await waitFor(() => expect(bodies('POST /api/user/register')).toHaveLength(1));
    expect(bodies('POST /api/user/register')[0]).toMatchObject({ name: 'สมชาย ใจดี' });
  });

  it('API-158 VAL-06 lets the name be corrected when the bank returns one that no member may have', async () => {
    const { user, bodies } = await openSite('/register', {
      ...free,
      'POST /api/bank/name': ok({ name: 'สมชาย จ***' }),
    });
    await fillAccount(user);
    await fillBank(user);
    const name = await screen.findByLabelText('ชื่อ-นามสกุล (ตามบัญชีธนาคาร)');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^ชื่อ-นามสกุลต้องเป็น/));
    await user.clear(name);
    await user.type(name, 'สมชาย ใจดี');
    await send(user);
    await waitFor(() => expect(bodies('POST /api/user/register')).toHaveLength(1));
    expect(bodies('POST /api/user/register')[0]).toMatchObject({ name: 'สมชาย ใจดี' });
  });

  it('ERR-10 opens the step that the server’s refusal is about', async () => {
    const message = 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาใช้รหัสผ่านอื่น';
    const { user } = await openSite('/register', {
      ...free,
      'POST /api/user/register': fail(400, 'PASSWORD_COMMON', message, { password: message }),
    });
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
  });

  it('API-153 logs in a member whose registration succeeded but whose response was lost', async () => {
    let isLost = true;
    const { user, bodies } = await openSite('/register', {
      get 'POST /api/user/register'() {
        if (!isLost) return fail(409, 'USERNAME_USED', 'ชื่อผู้ใช้นี้ถูกใช้งานแล้ว');
        isLost = false;
        throw new TypeError('The network is gone');
      },
    });
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    expect(await screen.findByText(/การสมัครอาจสำเร็จแล้ว/)).toBeVisible();
    expect(bodies('POST /api/auth/login')).toEqual([]);
    await send(user);
    expect((await screen.findAllByText('สมัครสมาชิกสำเร็จ')).length).toBeGreaterThan(0);
    expect(bodies('POST /api/auth/login')).toEqual([{ username: 'fresh01', password: 'sala-2026-x' }]);
  });

  it('PUB-05 shows the inviter and sends the code', async () => {
    const { user, bodies } = await openSite('/aff/AB12CD', {
      ...free,
      'GET /api/user/inviter/AB12CD': ok({ name: 'สม***', code: 'AB12CD' }),
    });
    expect(await screen.findByText('สม***')).toBeVisible();
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    await waitFor(() => expect(bodies('POST /api/user/register')).toHaveLength(1));
    expect(bodies('POST /api/user/register')[0]).toMatchObject({ afCode: 'AB12CD' });
  });

  it('PUB-06 shows that the code is unknown and sends none', async () => {
    const { user, bodies } = await openSite('/aff/NOBODY', {
      ...free,
      'GET /api/user/inviter/NOBODY': fail(404, 'INVITER_NOT_FOUND', 'ไม่พบรหัสผู้แนะนำ'),
    });
    expect(await screen.findByText('ไม่พบรหัสผู้แนะนำ')).toBeVisible();
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    await waitFor(() => expect(bodies('POST /api/user/register')).toHaveLength(1));
    expect(bodies('POST /api/user/register')[0]).not.toHaveProperty('afCode');
  });

  it('does not exist where the brand has no registration', async () => {
    await openSite('/register', {}, { flags: { ...shipped.flags, register: false } });
    expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
    expect(screen.queryByLabelText('เบอร์โทรศัพท์')).not.toBeInTheDocument();
  });
});
