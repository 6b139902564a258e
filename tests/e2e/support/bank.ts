import { request } from '@playwright/test';
import { bonusWindows } from '#core/brand/bonusWindows';
import { callApi } from './api';
import type { NewMember } from './member';
import { brandOf, direct } from './site';

/** Account name of all members that the tests register. */
const PAYER = 'สมชาย ทดสอบ';

interface Payment {
  readonly member: Pick<NewMember, 'bankId'>;
  readonly to: { readonly bankName: string; readonly bankId: string };
  /** Baht. */
  readonly amount: number;
  /** The bank sends no notification, so that only a slip can prove the transfer. */
  readonly quiet?: boolean;
}

/** Pays at the sandbox bank. @returns id of the transfer. */
export async function payAtBank({ member, to, amount, quiet = false }: Payment): Promise<string> {
  const { url, host } = direct('bank', '/transfers');
  const api = await request.newContext();
  const data = {
    fromBank: 'KBANK',
    fromAccount: member.bankId,
    fromName: PAYER,
    toBank: to.bankName,
    toAccount: to.bankId,
    amount,
    quiet,
  };
  const answer = await api.post(url, { headers: { host }, data });
  const text = await answer.text();
  await api.dispose();
  if (!answer.ok()) throw new Error(`The bank answered ${answer.status()}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}

/** The image of a slip, as the bank's app saves it. */
export async function slipImage(transferId: string): Promise<Buffer> {
  const { url, host } = direct('bank', `/slips/${transferId}.png`);
  const api = await request.newContext();
  const answer = await api.get(url, { headers: { host } });
  const image = await answer.body();
  await api.dispose();
  if (!answer.ok()) throw new Error(`The bank answered ${answer.status()} for the slip`);
  return image;
}

/** Credits a member through a real deposit request, paid to the satang. @returns baht credited. */
export async function fund(member: NewMember, baht: number): Promise<number> {
  const { brand, token } = member;
  const made = await requestWithoutBonus(member, baht);
  await payAtBank({ member, to: made.bank, amount: made.payAmount });
  const { history } = await callApi(brand, 'GET /api/auth/deposit/{uuid}', {
    token,
    params: { uuid: member.user.uuid },
  });
  const row = history.find(({ uuid }) => uuid === made.uuid);
  if (row?.status !== 'SUCCESS') throw new Error(`The deposit is still ${row?.status}`);
  return row.amount + row.bonus;
}

/** A deposit request that earns no bonus: the turnover of a bonus would keep a member from withdrawing. */
async function requestWithoutBonus({ brand, token }: NewMember, amount: number) {
  const digits = bonusWindows(brandOf(brand).bonus).map((window) => window.digits);
  for (;;) {
    const made = await callApi(brand, 'POST /api/auth/deposit-request', { token, body: { amount } });
    if (!digits.includes(Math.round(made.payAmount * 100) % 100)) return made;
    await callApi(brand, 'POST /api/auth/deposit-request/cancel', { token, body: { uuid: made.uuid } });
  }
}
