import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter, Route, Routes } from '@/lib/router';
import { rememberSignIn } from '@backoffice/browser/pendingSignIn';
import { openPage } from '@backoffice/testing/openPage';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { LoginPage } from './LoginPage';
import { SignedInPage } from './SignInPages';

const session = { token: 'token', staff: { uuid: 'u', email: 'a@example.com', roles: [] } };
const company = { id: 'company', name: { th: 'บริษัท', en: 'Company' } };

let replies: Response[];
let sent: (readonly [string, unknown])[];
let options: object;
beforeEach(() => {
  replies = [];
  sent = [];
  options = { localAccounts: true, providers: [company] };
  rememberSignIn({ providerId: 'company', flow: 'flow', page: '/b/one' });
});
afterEach(() => window.history.replaceState(null, '', '/'));
pageServer(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/staff/sign-in') return answer(200, { data: options });
  if (!pathname.startsWith('/api/staff/sign-in/')) return answer(200, { data: [] });
  sent.push([pathname, await request.json()]);
  return replies.shift() ?? answer(500, { code: 'GENERIC' });
});

function open(page: string, language: 'th' | 'en' = 'th') {
  window.history.replaceState(null, '', page);
  return openPage(
    <MemoryRouter initialEntries={[page]}>
      <Routes>
        <Route path="/signed-in" element={<SignedInPage />} />
        <Route path="/b/one" element={<p>the page before</p>} />
        <Route path="*" element={<LoginPage />} />
      </Routes>
    </MemoryRouter>,
    language,
  );
}

describe('sign-in with an identity provider', () => {
  it.each([
    ['th', 'เข้าสู่ระบบด้วย บริษัท'],
    ['en', 'Sign in with Company'],
  ] as const)('shows a button below the password in %s', async (language, name) => {
    open('/', language);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/sign-in/company');
    expect(screen.getByLabelText(/^(รหัสผ่าน|Password)$/)).toBeVisible();
  });

  it('shows no password where passwords are off, and only the password where no provider is connected', async () => {
    options = { localAccounts: false, providers: [company] };
    open('/');
    await screen.findByRole('link', { name: 'เข้าสู่ระบบด้วย บริษัท' });
    expect(screen.queryByLabelText('รหัสผ่าน')).not.toBeInTheDocument();
    document.body.replaceChildren();
    options = { localAccounts: true, providers: [] };
    open('/');
    await screen.findByLabelText('รหัสผ่าน');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('sends the answer of the provider once, hides it, and returns to the page before', async () => {
    replies = [answer(200, { data: session })];
    const { store } = open('/signed-in?code=a&state=b');
    expect(await screen.findByText('the page before')).toBeVisible();
    expect(sent).toEqual([['/api/staff/sign-in/company/finish', { flow: 'flow', answer: 'code=a&state=b' }]]);
    expect(store.getState().session).toEqual({ token: 'token', email: 'a@example.com' });
    expect(window.location.search).toBe('');
  });

  it.each([
    ['SIGN_IN_CANCELLED', 'ยกเลิกการเข้าสู่ระบบแล้ว'],
    ['SIGN_IN_EXPIRED', 'หมดเวลาเข้าสู่ระบบ'],
    ['SIGN_IN_REFUSED', 'บัญชีนี้ยังไม่มีสิทธิ์'],
    ['SIGN_IN_FAILED', 'เข้าสู่ระบบไม่สำเร็จ'],
  ])('explains %s and leads back', async (code, title) => {
    replies = [answer(403, { code })];
    const { user } = open('/signed-in?code=a&state=b');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'กลับไปหน้าเข้าสู่ระบบ' }));
    expect(await screen.findByRole('link', { name: 'เข้าสู่ระบบด้วย บริษัท' })).toBeVisible();
  });

  it('sends nothing for an answer that this tab has not asked for', async () => {
    replies = [answer(403, { code: 'SIGN_IN_CANCELLED' })];
    const first = open('/signed-in?error=access_denied&state=b');
    await first.user.click(await screen.findByRole('link'));
    document.body.replaceChildren();
    open('/signed-in?code=a&state=b');
    expect(await screen.findByRole('heading', { name: 'หมดเวลาเข้าสู่ระบบ' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('asks for the code of our second factor where the server does', async () => {
    replies = [
      answer(401, { code: 'OTP_REQUIRED', params: { ticket: 'ticket' } }),
      answer(401, { code: 'OTP_INVALID' }),
      answer(200, { data: session }),
    ];
    const { user } = open('/signed-in?code=a&state=b');
    await user.type(await screen.findByLabelText('รหัส 6 หลัก'), '111111');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('รหัส 6 หลัก')).toHaveValue(''));
    await user.type(screen.getByLabelText('รหัส 6 หลัก'), '222222');
    expect(await screen.findByText('the page before')).toBeVisible();
    expect(sent.slice(1)).toEqual(
      ['111111', '222222'].map((otp) => [
        '/api/staff/sign-in/company/second-factor',
        { ticket: 'ticket', otp },
      ]),
    );
  });
});
