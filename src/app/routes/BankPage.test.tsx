import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, fail, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
// Loaded before the test: see `openSite`.
import '../layouts/MemberLayout';
import './AccountPage';
import './BankPage';

const CODE = 'POST /api/auth/user/bank/code';
const CHANGE = 'POST /api/auth/user/bank/change';
const brand = { flags: { ...shipped.flags, changeBank: true } };

const open = (answers: Answers = {}, of: Parameters<typeof openSite>[2] = brand) =>
  openSite('/auth/settings/bank', answers, of, { member: 'level-2', account: 'full', checkIn: 'done' });

async function openAtCode(answers: Answers = {}) {
  const site = await open(answers);
  await site.user.click(await screen.findByRole('radio', { name: 'ไทยพาณิชย์' }));
  await site.user.type(screen.getByLabelText('เลขบัญชี'), '1112223334');
  await site.user.type(screen.getByLabelText('รหัสผ่านของคุณ'), 'my-password{Enter}');
  const code = await screen.findByLabelText<HTMLInputElement>(/^รหัสยืนยัน/);
  return { ...site, code };
}

describe('/auth/settings/bank', () => {
  it('A9 changes the account with password and code, and the profile shows it', async () => {
    const { user, code, bodies } = await openAtCode();
    expect(screen.getByText('ไทยพาณิชย์ 111-2-22333-4')).toBeVisible();
    expect(screen.getByText(/ส่งรหัสทาง SMS ไปที่ 081-xxx-5678 แล้ว/)).toBeVisible();
    expect(code).toHaveFocus();
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(screen.getByRole('timer')).toHaveTextContent('ขอรหัสใหม่ได้ใน');
    await user.paste('123 456');
    await user.click(screen.getByRole('button', { name: 'ยืนยันเปลี่ยนบัญชี' }));
    expect(await screen.findByText('เปลี่ยนบัญชีรับเงินแล้ว')).toBeVisible();
    expect(screen.getByText(/^ถอนเงินเข้าบัญชีนี้ได้ตั้งแต่ \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
    const account = { bankName: 'SCB', bankId: '1112223334' };
    expect(bodies(CODE)).toEqual([{ ...account, password: 'my-password', language: 'th' }]);
    expect(bodies(CHANGE)).toEqual([{ ...account, code: '123456' }]);
    await user.click(screen.getByRole('link', { name: 'กลับไปบัญชีของฉัน' }));
    expect(await screen.findByRole('region', { name: 'ข้อมูลสมาชิก' })).toHaveTextContent('xxx-x-x2333-x');
  });

  it('says how many attempts are left, and empties the code', async () => {
    const wrong = fail(400, 'CODE_WRONG', 'รหัสไม่ถูกต้อง ลองได้อีก 4 ครั้ง', { code: 'x' });
    const { user, code } = await openAtCode({ [CHANGE]: wrong });
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('รหัสไม่ถูกต้อง ลองได้อีก 4 ครั้ง'));
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
  });

  it('names each missing field, and shows a refusal at its field', async () => {
    const refused = fail(409, 'BANK_NAME_DIFFERS', 'ชื่อบัญชีไม่ตรงกับชื่อของคุณ', { bankId: 'ชื่อบัญชีไม่ตรงกับชื่อของคุณ' });
    const { user, bodies } = await open({ [CODE]: refused });
    await user.click(await screen.findByRole('button', { name: 'ขอรหัสยืนยัน' }));
    expect(await screen.findByText('กรุณาเลือกธนาคาร')).toBeVisible();
    expect(screen.getByText('กรุณากรอกเลขบัญชี')).toBeVisible();
    expect(screen.getByText('กรุณากรอกรหัสผ่านของคุณ')).toBeVisible();
    expect(bodies(CODE)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'ไทยพาณิชย์' }));
    await user.type(screen.getByLabelText('เลขบัญชี'), '1112223334');
    await user.type(screen.getByLabelText('รหัสผ่านของคุณ'), 'x{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('เลขบัญชี')).toHaveAccessibleDescription('ชื่อบัญชีไม่ตรงกับชื่อของคุณ'),
    );
  });

  it('goes back to what was typed', async () => {
    const { user } = await openAtCode();
    await user.click(screen.getByRole('button', { name: 'แก้ไข' }));
    expect(screen.getByLabelText('เลขบัญชี')).toHaveValue('1112223334');
    expect(screen.getByRole('radio', { name: 'ไทยพาณิชย์' })).toBeChecked();
  });

  it('is not there without the flag', async () => {
    await open({}, { flags: { ...shipped.flags, changeBank: false } });
    expect(await screen.findByRole('heading', { name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
  });
});
