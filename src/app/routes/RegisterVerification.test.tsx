import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const brand = { flags: { ...shipped.flags, verifyPhone: true, responsiblePlay: false } };
const CODE = 'POST /api/user/phone/code';
const VERIFY = 'POST /api/user/phone/verify';
const REGISTER = 'POST /api/user/register';

async function fill(user: UserEvent, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

async function fillAccount(user: UserEvent) {
  await fill(user, 'เบอร์โทรศัพท์', '0812345678');
  await fill(user, 'ชื่อผู้ใช้', 'fresh01');
  await fill(user, 'รหัสผ่าน', 'sala-2026-x');
  await fill(user, 'ยืนยันรหัสผ่าน', 'sala-2026-x');
  await next(user);
}
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'ถัดไป' }));
const findCode = () => screen.findByLabelText(/^รหัสยืนยัน/);

async function enterCode(user: UserEvent) {
  await user.click(await findCode());
  await user.paste('123456');
  await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
}

describe('registration of a brand that verifies phone numbers', () => {
  it('PUB-02 sends a code after the first step and registers with its ticket', async () => {
    const { user, bodies } = await openSite('/register', { [REGISTER]: ok(null) }, brand);
    await fillAccount(user);
    expect(await screen.findByText(/ไปที่ 081-234-5678 แล้ว/)).toBeVisible();
    await enterCode(user);
    await user.click(await screen.findByRole('radio', { name: 'กสิกรไทย' }));
    await fill(user, 'เลขบัญชี', '0123456789');
    await user.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }));
    await waitFor(() =>
      expect(bodies(REGISTER)).toMatchObject([{ phone: '0812345678', phoneTicket: 'preview-phone-ticket' }]),
    );
    expect(bodies(CODE)).toHaveLength(1);
    expect(bodies(VERIFY)).toEqual([{ phone: '0812345678', code: '123456' }]);
  });

  it('a verified number is not verified again, another one is', async () => {
    const { user, bodies } = await openSite('/register', {}, brand);
    await fillAccount(user);
    await enterCode(user);
    await screen.findByRole('radio', { name: 'กสิกรไทย' });
    await user.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
    await next(user);
    await user.click(await screen.findByRole('radio', { name: 'กสิกรไทย' }));
    await user.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
    await user.clear(await screen.findByLabelText('เบอร์โทรศัพท์'));
    await fill(user, 'เบอร์โทรศัพท์', '0812345679');
    await next(user);
    await findCode();
    expect(bodies(CODE)).toMatchObject([{ phone: '0812345678' }, { phone: '0812345679' }]);
  });

  it('shows why the code is wrong', async () => {
    const wrong = fail(400, 'CODE_WRONG', 'รหัสไม่ถูกต้อง ลองได้อีก 4 ครั้ง');
    const { user } = await openSite('/register', { [VERIFY]: wrong }, brand);
    await fillAccount(user);
    await enterCode(user);
    const code = await findCode();
    await waitFor(() => expect(code).toHaveAccessibleDescription('รหัสไม่ถูกต้อง ลองได้อีก 4 ครั้ง'));
    expect(code).toHaveValue('');
  });

  it('a ticket that has expired leads back to the number, which is verified again', async () => {
    const expired = fail(409, 'PHONE_UNVERIFIED', 'กรุณายืนยันเบอร์โทรศัพท์อีกครั้ง');
    const { user, bodies } = await openSite('/register', { [REGISTER]: expired }, brand);
    await fillAccount(user);
    await enterCode(user);
    await user.click(await screen.findByRole('radio', { name: 'กสิกรไทย' }));
    await fill(user, 'เลขบัญชี', '0123456789');
    await user.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }));
    expect(await screen.findByText('กรุณายืนยันเบอร์โทรศัพท์อีกครั้ง')).toBeVisible();
    await next(user);
    await findCode();
    expect(bodies(CODE)).toHaveLength(2);
  });
});
