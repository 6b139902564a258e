import { readdirSync, readFileSync } from 'node:fs';
import { act, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { resolve } from '#brand/resolve';
import { type MemberApp, mountMemberApp } from '@/app/mountMemberApp';

export type Answer = readonly [status: number, body: object];
/** By `'METHOD /path'`, the path decoded. */
export type Answers = Readonly<Record<string, Answer>>;

export const ok = (data: unknown): Answer => [200, { status: 200, message: 'success', data }];
export const fail = (status: number, code: string, message: string, errors?: object): Answer => [
  status,
  { status, code, message, ...(errors && { errors }) },
];

export const userSetting = {
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

/** What every public page may ask. */
const quiet: Answers = {
  'GET /api/setting/operational/website': ok({ websiteStatus: 'ACTIVE', message: null, endAt: null }),
  'GET /api/configuration': ok([]),
  'GET /api/announcement': ok([]),
  'GET /api/deposit': ok([]),
  'GET /api/withdraw/history': ok([]),
  'GET /api/setting': ok({ line: { line1: { id: '@sala' } }, userSetting }),
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const firstBrand = readdirSync('brands', { withFileTypes: true }).find(
  (entry) => entry.isDirectory() && entry.name !== 'assets',
)?.name;

/** A brand that ships, complete. */
export const shipped = resolve(
  read('brands/defaults.json') as BrandDefaults,
  read(`brands/${firstBrand}/brand.json`) as BrandFile,
).brand;

/** Pages are fetched when they open, which on a busy machine takes more than a second. */
configure({ asyncUtilTimeout: 15_000 });

const opened: MemberApp[] = [];
afterEach(() => {
  act(() => {
    for (const app of opened.splice(0)) app.unmount();
  });
  document.body.replaceChildren();
});

/** Opens the whole site at an address, with a network that answers from a table and keeps what it was asked. */
export async function openSite(startAt: string, answers: Answers = {}, brand: Partial<Brand> = {}) {
  const calls: { readonly key: string; readonly body: unknown }[] = [];
  const stored = new Map<string, string>();
  const transport = async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const key = `${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`;
    calls.push({ key, body: await request.json().catch(() => null) });
    const [status, body] = { ...quiet, ...answers }[key] ?? fail(404, 'NOT_FOUND', 'ไม่พบข้อมูลที่คุณต้องการ');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const app = await act(() =>
    mountMemberApp({
      element: document.body.appendChild(document.createElement('div')),
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
    }),
  );
  opened.push(app);
  return {
    app,
    user: userEvent.setup({ delay: null }),
    /** Bodies of the calls with this key, in order. */
    bodies: (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body),
  };
}
