import { readdirSync, readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { resolve } from '#brand/resolve';
import { type MemberApp, mountMemberApp } from '../mountMemberApp';

type Answer = readonly [status: number, body: object];
type Answers = Readonly<Record<string, Answer>>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const [brandId] = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
  .map(({ name }) => name);
const shipped = resolve(read('brands/defaults.json'), read(`brands/${brandId}/brand.json`)).brand;

const ok = (data: unknown): Answer => [200, { status: 200, message: 'success', data }];
const fail = (status: number, code: string, message: string, errors?: object): Answer => [
  status,
  { status, code, message, ...(errors && { errors }) },
];
const member = { uuid: 'u', name: 'สมชาย ใจดี', phone: '0812345678', level: 1, user_pass: { username: 'demo01' } };
const session = { token: 't', user: { ...member, user_credit: { point: 0, level: 1 } } };
const userSetting = {
  bonusRate: 10,
  bonusRate2: 5,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus: 25,
  endNumberBonus2: 50,
  bonusMax: 500,
};
const quiet: Answers = {
  'GET /api/setting/operational/website': ok({ websiteStatus: 'ACTIVE', message: null, endAt: null }),
  'GET /api/configuration': ok([]),
  'GET /api/announcement': ok([]),
  'GET /api/deposit': ok([]),
  'GET /api/withdraw/history': ok([]),
  'GET /api/setting': ok({ line: { line1: { id: '@sala' } }, userSetting }),
};

let app: MemberApp | undefined;
let calls: { key: string; body: unknown }[] = [];

/** Opens the site at an address, with a network that answers from a table and keeps what it was asked. */
async function open(startAt: string, answers: Answers = {}, brand: Partial<Brand> = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const stored = new Map<string, string>();
  const transport = async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const key = `${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`;
    calls.push({ key, body: await request.json().catch(() => null) });
    const [status, body] = { ...quiet, ...answers }[key] ?? fail(404, 'NOT_FOUND', 'ไม่พบข้อมูลที่คุณต้องการ');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  await act(async () => {
    app = await mountMemberApp({
      element,
      startAt,
      brand: { ...shipped, ...brand },
      environment: {
        transport,
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
        client: { platform: 'DSK', version: '0', hostname: 'localhost' },
        origin: 'http://localhost',
      },
    });
  });
  return userEvent.setup();
}

const asked = (key: string) => calls.filter((call) => call.key === key);

beforeEach(() => {
  calls = [];
});
afterEach(() => {
  act(() => app?.unmount());
  document.body.replaceChildren();
});

describe('log-in', () => {
  const button = () => screen.findByRole('button', { name: 'เข้าสู่ระบบ' });

  it('PUB-01 ST-03 ERR-08 shows the server’s message, clears the password and keeps the username', async () => {
    const user = await open('/login', { 'POST /api/auth/login': fail(401, 'AUTH_INVALID', 'ข้อความจากระบบ') });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'wrong');
    await user.click(await button());
    expect(await screen.findByText('ข้อความจากระบบ')).toBeVisible();
    expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveValue('demo01');
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('');
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
    expect(screen.queryByText('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่')).toBeNull();
  });

  it('PUB-01 asks for what is missing without a request', async () => {
    const user = await open('/login');
    await user.click(await button());
    expect(await screen.findByText('กรุณากรอกชื่อผู้ใช้')).toBeVisible();
    expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveFocus();
    expect(asked('POST /api/auth/login')).toEqual([]);
  });

  it('API-101 opens the session with what was typed', async () => {
    const user = await open('/login', { 'POST /api/auth/login': ok(session) });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), ' demo01 ');
    await user.type(screen.getByLabelText('รหัสผ่าน'), ' p w ');
    await user.click(await button());
    await waitFor(() => expect(app?.store.getState().session.token).toBe('t'));
    expect(asked('POST /api/auth/login')[0]?.body).toEqual({ username: 'demo01', password: ' p w ' });
  });

  it('ST-04 a failure on the landing page does not follow to /login', async () => {
    const user = await open('/', { 'POST /api/auth/login': fail(400, 'AUTH_INVALID', 'ข้อความหน้าแรก') });
    await user.type(await screen.findByLabelText('ชื่อผู้ใช้'), 'demo01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'wrong');
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'เข้าสู่ระบบ' }));
    expect(await screen.findByText('ข้อความหน้าแรก')).toBeVisible();
    await user.click((await screen.findAllByTitle('เข้าสู่ระบบเพื่อเลือกเกม'))[0] as HTMLElement);
    expect(await screen.findByText('กรุณาเข้าสู่ระบบเพื่อไปต่อ')).toBeVisible();
    expect(screen.queryByText('ข้อความหน้าแรก')).toBeNull();
  });
});

describe('registration', () => {
  const free: Answers = {
    'GET /api/user/checkPhone/0812345678': ok({ available: true }),
    'GET /api/user/checkUsername/fresh01': ok({ available: true }),
    'POST /api/user/checkBankId/0123456789': ok({ available: true }),
    'POST /api/bank/name': ok({ name: 'นาย สมชาย ใจดี' }),
    'POST /api/user/register': ok(null),
  };

  async function fillAccount(user: ReturnType<typeof userEvent.setup>, phone = '0812345678') {
    await user.type(await screen.findByLabelText('เบอร์โทรศัพท์'), phone);
    await user.type(screen.getByLabelText('ชื่อผู้ใช้'), 'Fresh01');
    await user.type(screen.getByLabelText('รหัสผ่าน'), 'sala-2026-x');
    await user.type(screen.getByLabelText('ยืนยันรหัสผ่าน'), 'sala-2026-x');
    await user.click(screen.getByRole('button', { name: 'ถัดไป' }));
  }
  async function fillBank(user: ReturnType<typeof userEvent.setup>) {
    await user.selectOptions(await screen.findByLabelText('ธนาคาร'), 'KBANK');
    await user.type(screen.getByLabelText('เลขบัญชี'), '0123456789');
  }
  const send = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }));

  it('PUB-02 PUB-03 API-158 API-153 goes through both steps and on to /login', async () => {
    const user = await open('/regis/a1/fb', free);
    await fillAccount(user);
    await fillBank(user);
    await waitFor(() => expect(screen.getByLabelText('ชื่อบัญชี')).toHaveValue('นาย สมชาย ใจดี'));
    expect(screen.getByLabelText('ชื่อบัญชี')).toHaveAttribute('readonly');
    await send(user);
    expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    expect((await screen.findAllByText('สมัครสมาชิกสำเร็จ')).length).toBeGreaterThan(0);
    expect(asked('POST /api/user/register')[0]?.body).toMatchObject({
      phone: '0812345678',
      username: 'fresh01',
      bankId: '0123456789',
      name: 'นาย สมชาย ใจดี',
      source: 'regis',
      team: 'a1',
      marketing: 'fb',
    });
  });

  it('PUB-02 keeps step 1 when somebody goes back', async () => {
    const user = await open('/register', free);
    await fillAccount(user);
    await user.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }));
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue('081-234-5678');
    expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveValue('Fresh01');
  });

  it('VAL-02 stops at a phone that is taken', async () => {
    const taken = ok({ available: false });
    const user = await open('/register', { ...free, 'GET /api/user/checkPhone/0812345678': taken });
    await fillAccount(user);
    expect(await screen.findByText('เบอร์โทรศัพท์นี้ถูกใช้งานแล้ว')).toBeVisible();
    expect(screen.getByRole('button', { name: 'ถัดไป' })).toBeDisabled();
  });

  it('VAL-07 goes on when the checks fail', async () => {
    const down = fail(500, 'GENERIC', 'ทำรายการไม่สำเร็จ');
    const user = await open('/register', {
      ...free,
      'GET /api/user/checkPhone/0812345678': down,
      'GET /api/user/checkUsername/fresh01': down,
    });
    await fillAccount(user);
    expect(await screen.findByRole('heading', { name: 'บัญชีสำหรับรับเงิน' })).toBeVisible();
  });

  it('API-158 ERR-07 lets the name be typed when the look-up fails, with the server’s reason', async () => {
    const user = await open('/register', {
      ...free,
      'POST /api/bank/name': fail(404, 'BANK_NAME_NOT_FOUND', 'ไม่พบชื่อบัญชีนี้'),
    });
    await fillAccount(user);
    await fillBank(user);
    expect(await screen.findByText('ไม่พบชื่อบัญชีนี้')).toBeVisible();
    await user.type(screen.getByLabelText('ชื่อ-นามสกุล (ตามบัญชีธนาคาร)'), 'สมชาย ใจดี');
    await send(user);
    await waitFor(() => expect(asked('POST /api/user/register')).toHaveLength(1));
    expect(asked('POST /api/user/register')[0]?.body).toMatchObject({ name: 'สมชาย ใจดี' });
  });

  it('ERR-10 opens the step that the server’s refusal is about', async () => {
    const message = 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาใช้รหัสผ่านอื่น';
    const user = await open('/register', {
      ...free,
      'POST /api/user/register': fail(400, 'PASSWORD_COMMON', message, { password: message }),
    });
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveFocus();
  });

  it('PUB-05 shows the inviter and sends the code', async () => {
    const user = await open('/aff/AB12CD', {
      ...free,
      'GET /api/user/inviter/AB12CD': ok({ name: 'สม***', code: 'AB12CD' }),
    });
    expect(await screen.findByText('สม***')).toBeVisible();
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    await waitFor(() => expect(asked('POST /api/user/register')).toHaveLength(1));
    expect(asked('POST /api/user/register')[0]?.body).toMatchObject({ afCode: 'AB12CD' });
  });

  it('PUB-06 says that nobody has the code and sends none', async () => {
    const user = await open('/aff/NOBODY', {
      ...free,
      'GET /api/user/inviter/NOBODY': fail(404, 'INVITER_NOT_FOUND', 'ไม่พบรหัสผู้แนะนำ'),
    });
    expect(await screen.findByText('ไม่พบรหัสผู้แนะนำ')).toBeVisible();
    await fillAccount(user);
    await fillBank(user);
    await send(user);
    await waitFor(() => expect(asked('POST /api/user/register')).toHaveLength(1));
    expect(asked('POST /api/user/register')[0]?.body).not.toHaveProperty('afCode');
  });

  it('is closed where the brand does not register members', async () => {
    await open('/register', {}, { flags: { ...shipped.flags, register: false } });
    expect(await screen.findByText('ปิดรับสมัครสมาชิกชั่วคราว')).toBeVisible();
    expect(screen.queryByLabelText('เบอร์โทรศัพท์')).toBeNull();
  });
});

describe('pages to read', () => {
  it('PUB-11 PUB-12 shows both bonus windows as the setting says', async () => {
    await open('/promotion');
    expect(await screen.findByText('12:00 - 13:00')).toBeVisible();
    for (const text of ['10%', 'ยอดเงินคงเหลือลงท้ายด้วย 0.25 บาท', 'ยอดเงินคงเหลือลงท้ายด้วย 0.50 บาท']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('500 บาท')).toHaveLength(2);
  });

  it('PUB-13 says that there is no promotion', async () => {
    const setting = ok({ line: {}, userSetting: { ...userSetting, bonusMax: 0 } });
    await open('/promotion', { 'GET /api/setting': setting });
    expect(await screen.findByText('ขณะนี้ยังไม่มีโปรโมชั่น')).toBeVisible();
  });

  it.each([
    ['/live-score', 'ผลบอลสด', '2500'],
    ['/score', 'ตารางคะแนน', '520'],
  ])('PUB-08 PUB-09 %s shows the brand’s frame', async (path, title, height) => {
    const address = 'https://scores.example/table';
    await open(path, {}, { embeds: { liveScore: address, score: address, movies: [] } });
    const frame = await screen.findByTitle(title);
    expect(frame).toHaveAttribute('height', height);
    expect(frame).toHaveAttribute('src', address);
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  });

  it('PUB-07 LAY-24 links every LINE account', async () => {
    await open('/contact');
    const link = await screen.findByRole('link', { name: 'เพิ่มเพื่อนในไลน์ @sala' });
    expect(link).toHaveAttribute('href', 'https://line.me/R/ti/p/%40sala');
  });

  it('PUB-14 API-120 API-130 API-160 ROL-05 shows news and the latest money, names masked', async () => {
    const row = (username: string) => ok([{ username, amount: 500.5, createdAt: new Date().toISOString() }]);
    const news = { uuid: 'n', title: 'ข่าวใหม่', detail: '', image: null, link: null, startAt: null, endAt: null };
    await open(
      '/',
      {
        'GET /api/deposit': row('de***01'),
        'GET /api/withdraw/history': row('somchai99'),
        'GET /api/announcement': ok([{ ...news, popup: false }]),
      },
      { layout: { ...shipped.layout, landing: ['hero', 'announcement', 'history'] } },
    );
    expect(await screen.findByText('ข่าวใหม่')).toBeInTheDocument();
    expect(await screen.findByText('de***01')).toBeVisible();
    expect(screen.getAllByText('500.50')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('somchai99');
  });
});
