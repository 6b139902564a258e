import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '@backoffice/testing/openPage';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { LoginForm } from './LoginForm';

let replies: Response[];
let sent: unknown[];
beforeEach(() => {
  replies = [];
  sent = [];
});
pageServer(async (request) => {
  // A draft that an earlier test left open may still be saved.
  if (!request.url.endsWith('/api/staff/login')) return answer(200, { data: [] });
  sent.push(await request.json());
  return replies.shift() ?? answer(500, { code: 'INTERNAL' });
});

const open = (email?: string) => openPage(<LoginForm {...(email !== undefined && { email })} />);
const submit = () => screen.getByRole('button', { name: 'เข้าสู่ระบบ' });
const refused = (code: string) => answer(401, { code });
const accepted = () => answer(200, { data: { token: 'token', device: null } });

describe('the log-in form', () => {
  it('names each empty field and sends nothing', async () => {
    const { user } = open();
    await user.click(submit());
    expect(screen.getByText('กรุณากรอกอีเมล')).toBeVisible();
    expect(screen.getByText('กรุณากรอกรหัสผ่าน')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('does not say which of e-mail and password is wrong', async () => {
    replies = [refused('AUTH_INVALID')];
    const { user } = open();
    await user.type(screen.getByLabelText('อีเมล'), ' a@example.com ');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('อีเมลหรือรหัสผ่านไม่ถูกต้อง');
    expect(sent).toEqual([{ email: 'a@example.com', password: 'secret' }]);
  });

  it('asks for the code where the account requires one, and sends it with its last digit, Thai digits included', async () => {
    replies = [refused('OTP_REQUIRED'), refused('OTP_INVALID'), accepted()];
    const { user, store } = open();
    await user.type(screen.getByLabelText('อีเมล'), 'a@example.com');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'secret{Enter}');
    const box = await screen.findByLabelText('รหัส 6 หลัก');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(box, '12 34 56');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('รหัส 6 หลัก')).toHaveValue('');
    await user.type(screen.getByLabelText('รหัส 6 หลัก'), '๑๒๓๔๕๗');
    await waitFor(() => expect(store.getState().session.token).toBe('token'));
    expect(sent.slice(1)).toEqual(
      ['123456', '123457'].map((otp) => ({ email: 'a@example.com', password: 'secret', otp })),
    );
  });

  it('holds the e-mail of the person whose session ended', () => {
    open('a@example.com');
    expect(screen.getByLabelText('อีเมล')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
  });
});
