import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const START = 'POST /api/user/password/code';
const RESET = 'POST /api/user/password/reset';
const brand = { flags: { ...shipped.flags, accountRecovery: true } };

async function openAtCode(answers: Answers = {}, language: 'th' | 'en' = 'th') {
  const site = await openSite('/forgot-password', answers, brand, {}, language);
  const [phone, send] =
    language === 'th'
      ? ['เบอร์โทรศัพท์ที่สมัครไว้', 'ขอรหัสยืนยัน']
      : ['Phone number of your account', 'Send the code'];
  await site.user.type(await screen.findByLabelText(phone), '0812345678');
  await site.user.click(screen.getByRole('button', { name: send }));
  const code = await screen.findByLabelText<HTMLInputElement>(language === 'th' ? /^รหัสยืนยัน/ : /^6-digit/);
  return { ...site, code };
}

describe('/forgot-password', () => {
  it('A5 sets a new password with the code, and leads to the log-in', async () => {
    const { user, code, bodies } = await openAtCode();
    expect(screen.getByText(/ถ้าเบอร์ 081-234-5678 เป็นของสมาชิก/)).toBeVisible();
    expect(code).toHaveFocus();
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.paste('123 456');
    expect(code).toHaveValue('123456');
    await user.type(screen.getByLabelText('รหัสผ่านใหม่'), 'sala-2026-new');
    await user.type(screen.getByLabelText('ยืนยันรหัสผ่านใหม่'), 'sala-2026-new{Enter}');
    expect(await screen.findByText('ตั้งรหัสผ่านใหม่แล้ว')).toBeVisible();
    expect(bodies(START)).toEqual([{ phone: '0812345678', language: 'th' }]);
    expect(bodies(RESET)).toEqual([
      {
        phone: '0812345678',
        code: '123456',
        password: 'sala-2026-new',
        confirmPassword: 'sala-2026-new',
      },
    ]);
    expect(document.querySelector('main a[href="/login"]')).toHaveTextContent('เข้าสู่ระบบ');
  });

  it('says how many attempts are left, and empties the code', async () => {
    const wrong = fail(400, 'CODE_WRONG', 'รหัสไม่ถูกต้อง ลองได้อีก 4 ครั้ง', { code: 'x' });
    const { user, code } = await openAtCode({ [RESET]: wrong });
    await user.paste('000000');
    await user.type(screen.getByLabelText('รหัสผ่านใหม่'), 'sala-2026-new');
    await user.type(screen.getByLabelText('ยืนยันรหัสผ่านใหม่'), 'sala-2026-new{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('รหัสไม่ถูกต้อง ลองได้อีก 4 ครั้ง'));
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    expect(screen.getByLabelText('รหัสผ่านใหม่')).toHaveValue('sala-2026-new');
  });

  it('names each missing field and sends nothing', async () => {
    const { user, code, bodies } = await openAtCode();
    await user.click(screen.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('กรุณากรอกรหัส 6\u00a0หลัก'));
    expect(screen.getByText('กรุณากรอกรหัสผ่านใหม่')).toBeVisible();
    expect(bodies(RESET)).toEqual([]);
  });

  it('waits before another code, and takes the earlier one meanwhile', async () => {
    const wait = { status: 429, code: 'CODE_WAIT', message: 'รอ', params: { n: 30 } };
    await openAtCode({ [START]: [429, wait] });
    expect(screen.getByRole('timer')).toHaveTextContent(/^ขอรหัสใหม่ได้ใน (30|29) วินาที$/);
    expect(screen.queryByRole('button', { name: 'ขอรหัสใหม่' })).toBeNull();
  });

  it('sends another code after the wait', async () => {
    const sent = ok({ resendSeconds: 0, validSeconds: 300, attempts: 5 });
    const { user, bodies } = await openAtCode({ [START]: sent }, 'en');
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code was sent')).toBeVisible();
    expect(bodies(START)).toEqual([
      { phone: '0812345678', language: 'en' },
      { phone: '0812345678', language: 'en' },
    ]);
  });

  it('shows at the number why no code was sent', async () => {
    const { user } = await openSite(
      '/forgot-password',
      { [START]: fail(409, 'CODE_UNAVAILABLE', 'ขณะนี้ส่งรหัสไม่ได้ กรุณาติดต่อเจ้าหน้าที่') },
      brand,
    );
    const phone = await screen.findByLabelText('เบอร์โทรศัพท์ที่สมัครไว้');
    await user.type(phone, '0812345678{Enter}');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/ส่งรหัสไม่ได้/));
  });

  it('is linked from the log-in of a brand that has it', async () => {
    await openSite('/login', {}, brand);
    expect((await screen.findByRole('link', { name: 'ลืมรหัสผ่าน' })).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(screen.queryByRole('link', { name: 'ลืมรหัสผ่าน ติดต่อเจ้าหน้าที่' })).toBeNull();
  });
});
