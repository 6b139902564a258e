import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Proof } from '#schemas/common/proofOfWork';
import { authApi } from '@/features/auth/authApi';
import { type Answer, fail, ok, openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

describe('log-in', () => {
  const button = () => screen.findByRole('button', { name: 'เข้าสู่ระบบ' });

  it('PUB-01 ST-03 ERR-08 shows the server’s message, clears the password and preserves the username', async () => {
    const { user } = await openSite('/login', {
      'POST /api/auth/login': fail(401, 'AUTH_INVALID', 'ข้อความจากระบบ'),
    });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'wrong');
    await user.click(await button());
    expect(await screen.findByText('ข้อความจากระบบ')).toBeVisible();
    expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveValue('demo01');
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('');
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
    expect(screen.queryByText('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่')).toBeNull();
  });

  it('PUB-01 preserves a password typed while the request is pending', async () => {
    let refuse = (_: Answer) => {};
    const refusal = new Promise<Answer>((resolve) => {
      refuse = resolve;
    });
    const { user } = await openSite('/login', { 'POST /api/auth/login': refusal });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'wrong');
    await user.click(await button());
    await user.clear(screen.getByLabelText('รหัสผ่าน'));
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'right');
    refuse(fail(401, 'AUTH_INVALID', 'ข้อความจากระบบ'));
    expect(await screen.findByText('ข้อความจากระบบ')).toBeVisible();
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('right');
  });

  it('A3 solves a challenge automatically, shows progress, and sends the browser token next time', async () => {
    const params = { challenge: 'sealed', bits: 4 };
    const device = 'd'.repeat(43);
    const asked: Answer = [429, { status: 429, code: 'PROOF_REQUIRED', message: 'รอ', params }];
    const profile = { uuid: 'u', user_pass: { username: 'demo01' } };
    let release = (_: Answer) => {};
    const held = new Promise<Answer>((resolve) => {
      release = resolve;
    });
    const answers: (Answer | Promise<Answer>)[] = [asked, held];
    const { app, user, bodies } = await openSite('/login', {
      get 'POST /api/auth/login'() {
        return answers.shift() ?? fail(401, 'AUTH_INVALID', 'ข้อความจากระบบ');
      },
    });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'right');
    await user.click(await button());
    expect(await screen.findByText('กำลังตรวจสอบความปลอดภัย กรุณารอสักครู่')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    release(ok({ token: 't', user: profile, device }));
    await waitFor(() => expect(app.store.getState().session.token).toBe('t'));
    const [first, second] = bodies('POST /api/auth/login') as { proof?: Proof; device?: string }[];
    expect([first?.proof, first?.device, second?.proof?.challenge]).toEqual([undefined, undefined, 'sealed']);
    expect(app.store.getState().session).not.toHaveProperty('device');
    await app.store.dispatch(authApi.endpoints.login.initiate({ username: 'demo01', password: 'x' }));
    expect(bodies('POST /api/auth/login').at(-1)).toMatchObject({ device });
  });

  it('PUB-01 marks missing fields without a request', async () => {
    const { user, bodies } = await openSite('/login');
    await user.click(await button());
    expect(await screen.findByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
    expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveFocus();
    expect(bodies('POST /api/auth/login')).toEqual([]);
  });

  it('API-101 opens the session with what was typed', async () => {
    const { app, user, bodies } = await openSite('/login');
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), ' demo01 ');
    await user.type(screen.getByLabelText('รหัสผ่าน'), ' p w ');
    await user.click(await button());
    await waitFor(() => expect(app.store.getState().session.token).not.toBeNull());
    expect(bodies('POST /api/auth/login')).toEqual([{ username: 'demo01', password: ' p w ' }]);
  });

  it('ST-04 a failure on the landing page does not appear on /login', async () => {
    const look = { ...shipped.look, hero: 'form' } as const;
    const answers = { 'POST /api/auth/login': fail(400, 'AUTH_INVALID', 'ข้อความหน้าแรก') };
    const { user } = await openSite('/', answers, { look });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'wrong');
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'เข้าสู่ระบบ' }));
    expect(await screen.findByText('ข้อความหน้าแรก')).toBeVisible();
    await user.click((await screen.findAllByTitle('เข้าสู่ระบบเพื่อเลือกเกม'))[0] as HTMLElement);
    expect(await screen.findByText('กรุณาเข้าสู่ระบบเพื่อไปต่อ')).toBeVisible();
    expect(screen.queryByText('ข้อความหน้าแรก')).toBeNull();
  });

  it('ERR-08 shows that the member is suspended and opens no session', async () => {
    const { app, user } = await openSite('/login', {}, {}, { member: 'suspended' });
    await waitFor(() => expect(app.store.getState().session.token).toBeNull());
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'whatever');
    await user.click(await button());
    expect((await screen.findAllByText('บัญชีของคุณถูกระงับ กรุณาติดต่อเจ้าหน้าที่')).length).toBeGreaterThan(0);
    expect(app.store.getState().session.token).toBeNull();
  });
});
