import type { CallKey } from '#schemas/api/contract';
import { callApi } from './api';

const password = process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026';
let session: Promise<string> | undefined;

type Decision = Extract<
  CallKey,
  `POST /api/staff/${'deposit' | 'slip' | 'withdraw' | 'reward' | 'prize'}/{uuid}/${string}`
>;

/** Decides a pending row, such as a deposit or a reward, as a staff member with the operator role. */
export async function decide(brand: string, key: Decision, uuid: string, body: object = {}): Promise<void> {
  session ??= callApi(brand, 'POST /api/staff/login', {
    body: { email: 'operator@demo.sala.example', password },
  }).then(({ token }) => token);
  await callApi(brand, key, { token: await session, params: { uuid }, body });
}
