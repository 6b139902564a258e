import type { NewMember } from './member';
import { callApi } from './api';

/** Password of the demonstration's members. */
const password = 'sala-demo-2026';

/** A member of the demonstration, logged in: one who has friends, play and a bonus behind them. */
export async function demoMember(brand: string, username = 'demo01'): Promise<NewMember> {
  const session = await callApi(brand, 'POST /api/auth/login', { body: { username, password } });
  return { ...session, brand, username, password, bankId: session.user.user_bank.bankId };
}
