import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seamlessGames, transferGames } from '#sandbox/games/games';
import type { SandboxGame } from '#sandbox/games/sandboxGame';
import { startSandboxPeer, type SandboxPeer } from '#sandbox/testing/sandboxPeer';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { projectRoot, temporaryFolder } from '#server/platform/root';
import { buildServer } from '#server/testing/buildServer';
import { eventually } from '#server/testing/eventually';
import { opsProgram, type OpsProgram } from '#server/testing/opsProgram';
import { readBrands } from '#server/testing/testBrands';
import { freePort } from '#tests/e2e/support/startServer';
import { send, type Message } from '#tests/reliability/testing/send';
import { runProgram, type Program } from '#tests/reliability/testing/site';
import { atSandbox } from './testing/atSandbox';

const PASSWORD = 'ต้นไม้ ริมน้ำ 88';
/** Baht. */
const [DEPOSIT, STAKE, WITHDRAWAL] = [1_000, 1, 300];
const phone = '0812345678';
const payer = { bankName: 'KBANK', bankId: '1234567890' } as const;

interface Admin {
  readonly email: string;
  readonly token: string;
  readonly otp: () => string;
}

let brand: Brand;
let sandbox: SandboxPeer;
let folder: string;
let site: Program;
let address: string;
let ops: OpsProgram;

beforeAll(async () => {
  const brands = readBrands(path.join(projectRoot, 'brands'));
  const found = brands.find(({ flags }) => flags.games && flags.slip && flags.promptPay);
  if (!found) throw new Error('No brand has games, slips and QR codes.');
  brand = found;
  const port = await freePort();
  sandbox = await startSandboxPeer(`http://127.0.0.1:${port}`);
  folder = await temporaryFolder('sala-production');
  site = runProgram(await buildServer(), path.join(folder, 'data'), {
    env: { NODE_ENV: 'production', PORT: String(port), DEFAULT_BRAND: brand.id, ...sandbox.env },
  });
  address = await site.listening;
  ops = await opsProgram(() => ({ OPS_URL: address, OPS_PASSWORD: PASSWORD }));
});
afterAll(async () => {
  site.child.kill('SIGTERM');
  await site.ended;
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function call<K extends CallKey>(key: K, message: Partial<Message<K>> = {}): Promise<Calls[K]['data']> {
  const whole = { token: '', idempotencyKey: randomUUID(), ...message };
  const { status, text, data } = await send(address, key, whole);
  if (status !== 200) throw new Error(`${key} was answered ${text}`);
  return data;
}

/** Takes an invitation up, with a second factor. */
async function join(code: string, email: string): Promise<Admin> {
  await call('POST /api/staff/accept', { body: { code, email, name: email, password: PASSWORD } });
  const { token } = await call('POST /api/staff/login', { body: { email, password: PASSWORD } });
  const { setupKey } = await call('POST /api/staff/second-factor', { token, body: { password: PASSWORD } });
  const totp = new TOTP({ secret: Secret.fromBase32(setupKey) });
  await call('POST /api/staff/second-factor/confirm', { token, body: { code: totp.generate() } });
  // Each code counts once: this one is of the next step.
  return { email, token, otp: () => totp.generate({ timestamp: Date.now() + 30_000 }) };
}

/** Two people publish the brand with phone verification. */
async function verifyPhones(first: Admin, second: Admin): Promise<void> {
  const params = { brandId: brand.id };
  const { published } = await call('GET /api/staff/brand/{brandId}', { token: first.token, params });
  const flags = { ...(published.file['flags'] as object), verifyPhone: true };
  const { status, uuid } = await call('POST /api/staff/brand/{brandId}/release', {
    ...{ token: first.token, params },
    body: {
      ...{ baseRevision: published.revision, note: 'ยืนยันเบอร์โทร', reason: 'ยืนยันเบอร์โทร' },
      file: { ...published.file, flags },
    },
  });
  if (status === 'PUBLISHED') return;
  await call('POST /api/staff/brand/{brandId}/release/{uuid}/approve', {
    ...{ token: second.token, params: { ...params, uuid }, body: {} },
  });
}

async function addAccount(first: Admin, second: Admin): Promise<void> {
  const as = async ({ email, otp }: Admin, ...args: string[]) => {
    const { code, out, err } = await ops.run(['account', ...args, '--brand', brand.id], {
      ...{ OPS_EMAIL: email, OPS_OTP: otp() },
    });
    if (code !== 0) throw new Error(err);
    return out;
  };
  const proposed = await as(first, 'add', 'scb', '9876543210', 'บจก. ทดสอบ');
  const [, change = ''] = /account approve ([0-9a-f-]{36})/.exec(proposed) ?? [];
  expect(await as(second, 'approve', change)).toContain('is approved');
}

/** @returns the session of a member whose phone number was verified by SMS. */
async function register() {
  const { codeTo } = atSandbox(sandbox);
  await call('POST /api/user/phone/code', { body: { phone } });
  const code = await codeTo(`+66${phone.slice(1)}`);
  const { phoneTicket } = await call('POST /api/user/phone/verify', { body: { phone, code } });
  const { name } = await call('POST /api/bank/name', { body: payer });
  const session = await call('POST /api/user/register', {
    body: {
      ...{ phone, username: 'production1', password: PASSWORD, confirmPassword: PASSWORD, phoneTicket },
      ...{ ...payer, name, birthDate: '1990-01-31' },
    },
  });
  if (!session) throw new Error('The registration opened no session.');
  return { token: session.token, uuid: session.user.uuid, name };
}

/** @returns the credited baht. */
async function payByQr({ token, name }: { readonly token: string; readonly name: string }): Promise<number> {
  const { uuid } = await call('POST /api/auth/deposit-request/qr', { token, body: { amount: DEPOSIT } });
  const params = { uuid };
  const read = () => call('GET /api/auth/deposit-request/my/{uuid}', { token, params });
  const { bank, payAmount, qr } = await read();
  await atSandbox(sandbox).payQr(payer, name, bank, payAmount, qr?.reference ?? '');
  await eventually(async () => (await read()).status).toBe('SUCCESS');
  return payAmount;
}

async function uploadSlip(token: string, image: Buffer): Promise<string> {
  const body = new FormData();
  body.append('slip', new Blob([new Uint8Array(image)]), 'slip.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/auth/slip/verify`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: Calls['POST /api/auth/slip/verify']['data'] };
  expect(data).toMatchObject({ status: 'VERIFIED', amount: DEPOSIT });
  return data.slipUuid;
}

it('A10 D15 M22 S3 a real site works with providers.json alone: account, registration, QR code, slip, both kinds of games, payout', async () => {
  await eventually(() => site.text()).toMatch(/accept#[\w-]{43}\n/);
  const [, invitation = ''] = /accept#([\w-]{43})/.exec(site.text()) ?? [];
  const first = await join(invitation, 'first@staff.example');
  const { code } = await call('POST /api/staff/invitation', {
    ...{ token: first.token, body: { email: 'second@staff.example', brandId: '*', role: 'admin' } },
  });
  const second = await join(code, 'second@staff.example');
  await addAccount(first, second);
  await verifyPhones(first, second);

  const member = await register();
  const { token } = member;
  const as = { token, params: { uuid: member.uuid } };
  const bank = atSandbox(sandbox);
  const { bank: accounts } = await call('GET /api/auth/deposit/{uuid}', as);
  const [account] = accounts;
  if (!account) throw new Error('There is no company account.');
  const slipUuid = await uploadSlip(token, await bank.paySlip(payer, member.name, account, DEPOSIT));
  await call('POST /api/auth/slip/confirm', { token, body: { slipUuid } });
  const paidByQr = await payByQr(member);

  const play = async (game: SandboxGame | undefined) => {
    if (!game) throw new Error('There is no such game.');
    const { url } = await call('POST /api/auth/user/opengame', {
      ...{ token, body: { type: game.category, slot: game.slot, gameCode: game.code, platform: 'AND' } },
    });
    return bank.playRound(url, game.choices[0] ?? '', STAKE);
  };
  const isOpen = ({ isClosed }: SandboxGame) => !isClosed;
  const won = await play(transferGames.find(isOpen));
  await call('POST /api/auth/user/game/cashOut', { token, body: {} });
  const wonAtOnce = await play(seamlessGames.find(isOpen));
  const { point } = await call('POST /api/auth/user/game/cashOut', { token, body: {} });
  expect(point).toBeCloseTo(DEPOSIT + paidByQr - 2 * STAKE + won + wonAtOnce, 2);

  const withdrawal = await call('POST /api/auth/withdraw/{uuid}', { ...as, body: { amount: WITHDRAWAL } });
  if (withdrawal.status === 'PENDING')
    await call('POST /api/staff/withdraw/{uuid}/approve', {
      ...{ token: first.token, params: { uuid: withdrawal.uuid } },
    });
  const history = () => call('GET /api/auth/withdraw/withdraw-history/{uuid}', as);
  await eventually(async () => (await history())[0]?.status).toBe('SUCCESS');

  const balance = await call('POST /api/staff/brand/{brandId}/trial-balance', {
    ...{ token: first.token, params: { brandId: brand.id } },
  });
  expect(balance).toMatchObject({ balanced: true, difference: 0, discrepancies: [] });
  expect(balance.unbacked.count).toBe(0);
}, 120_000);
