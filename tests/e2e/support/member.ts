import { type Page, request } from '@playwright/test';
import type { Calls } from '#schemas/api/contract';
import { bangkokDay } from '#core/time/bangkok';
import { callApi } from './api';
import { brandOf, brandUrl, direct, ownAddress, uniqueDigits } from './site';

export { uniqueDigits } from './site';

type Session = Calls['POST /api/auth/login']['data'];

export interface NewMember extends Session {
  readonly brand: string;
  readonly username: string;
  readonly password: string;
  readonly bankId: string;
}

export const memberPassword = 'kingfisher-lantern-82';

/**
 * Registers a member of a brand over HTTP, as the registration page does. `bankId` has ten digits. Completes today's
 * check-in where the brand has one, so that its dialog does not cover the page under test.
 */
export async function registerMember(
  brand: string,
  { bankId = `1${uniqueDigits(9)}`, checksIn = brandOf(brand).flags.checkIn } = {},
): Promise<NewMember> {
  const username = `e2e${uniqueDigits(11)}`;
  const { url, host } = direct(brand, '/api/user/register');
  const api = await request.newContext();
  const answer = await api.post(url, {
    headers: { host, 'x-forwarded-for': ownAddress() },
    data: {
      phone: `08${uniqueDigits(8)}`,
      username,
      password: memberPassword,
      confirmPassword: memberPassword,
      name: 'สมชาย ทดสอบ',
      bankName: 'KBANK',
      bankId,
      birthDate: uniqueBirthDate(),
    },
  });
  const { data } = (await answer.json()) as { data: Session | null };
  if (!data) throw new Error(`Registration answered ${answer.status()}`);
  await api.dispose();
  if (checksIn) {
    await callApi(brand, 'POST /api/auth/game/check-in', { token: data.token });
  }
  return { ...data, brand, username, password: memberPassword, bankId };
}

/** A birth date unique to the run, so that members with the same name do not count as duplicates (R8). */
export function uniqueBirthDate(): string {
  const day = new Date(Date.UTC(1942, 0, 1 + (Number(uniqueDigits(5)) % 23_000)));
  return day.toISOString().slice(0, 10);
}

/** Closes the daily check-in dialog, which opens on a new member's dashboard where the brand has one (ST-12). */
export async function dismissCheckIn(page: Page, brand: string): Promise<void> {
  if (!brandOf(brand).flags.checkIn) return;
  await page.getByRole('dialog', { name: 'เช็คอินรายวัน' }).getByRole('button', { name: 'ปิด' }).click();
}

/** Marks today's check-in dialog as closed, so that it covers no page. */
export async function keepCheckInClosed(page: Page, member: Pick<Session, 'user'>): Promise<void> {
  await page.addInitScript(
    (mark) => {
      // A third-party frame may have no storage.
      if (window.top === window) localStorage.setItem('check-in:closed', mark);
    },
    `${member.user.uuid}:${bangkokDay(Date.now())}`,
  );
}

/** Opens the brand's site as this member, by writing the session to browser storage as the site does (ST-01). */
export async function openAs(
  page: Page,
  member: NewMember | (Session & { readonly brand: string }),
  path: string,
) {
  await page.addInitScript(
    ({ token, user }) => {
      // A third-party frame may have no storage and needs no session.
      if (window.top !== window || sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    { token: member.token, user: JSON.stringify(member.user) },
  );
  await page.goto(brandUrl(member.brand, path));
}

const shared = new Map<string, Promise<NewMember>>();

/** One member of the brand per worker, for journeys that neither log out nor move money. */
export function sharedMember(brand: string): Promise<NewMember> {
  const known = shared.get(brand) ?? registerMember(brand);
  shared.set(brand, known);
  return known;
}

/** Password of the demo members. */
const password = 'sala-demo-2026';

/** A logged-in demo member, who has friends, play and a bonus. */
export async function demoMember(brand: string, username = 'demo01'): Promise<NewMember> {
  const session = await callApi(brand, 'POST /api/auth/login', { body: { username, password } });
  return { ...session, brand, username, password, bankId: session.user.user_bank.bankId };
}
