import type { NewMember } from './member';
import { callApi } from './api';

/** Password of the demo members. */
const password = 'sala-demo-2026';

/** A logged-in demo member, who has friends, play and a bonus. */
export async function demoMember(brand: string, username = 'demo01'): Promise<NewMember> {
  const session = await callApi(brand, 'POST /api/auth/login', { body: { username, password } });
  return { ...session, brand, username, password, bankId: session.user.user_bank.bankId };
}
