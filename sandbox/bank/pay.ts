import { uuid } from '#schemas/common/formats';
import { type BankDeps, payPage } from './bankPages';
import { readOrder } from './order';
import { companyAccount, companyAccounts, openRequest } from './payees';
import { makeTransfer, type SandboxTransfer } from './sandboxTransfers';

/** The form for an open request or an account, filled as far as it can be; null when there is none such. */
export async function payForm(
  { db, brands }: Pick<BankDeps, 'db' | 'brands' | 'clock'>,
  { request, account }: { readonly request?: string; readonly account?: string },
): Promise<string | null> {
  if (request !== undefined && uuid(request)) {
    const to = await openRequest(db, request);
    if (!to) return null;
    const amount = (to.pay_amount / 100).toFixed(2);
    return payPage(brands, {
      to,
      fromBank: to.from_bank,
      fromAccount: to.from_account,
      fromName: to.from_name,
      amount,
      paymentReference: to.qr_reference ?? '',
    });
  }
  const to = account !== undefined && uuid(account) ? await companyAccount(db, account) : undefined;
  return to
    ? payPage(brands, {
        to,
        fromBank: 'KBANK',
        fromAccount: '',
        fromName: '',
        amount: '',
        paymentReference: '',
      })
    : null;
}

/** Executes an order, or shows its errors in Thai with the form to correct it. */
export async function payTransfer(
  { db, brands, clock }: Pick<BankDeps, 'db' | 'brands' | 'clock'>,
  body: unknown,
): Promise<{ readonly transfer: SandboxTransfer } | { readonly problem: string; readonly form?: string }> {
  const order = readOrder(body);
  const transfer = order && (await makeTransfer(db, order, clock.now()));
  if (transfer) return { transfer };
  const problem = order ? 'ไม่พบบัญชีนี้ กรุณาตรวจสอบธนาคารและเลขบัญชี' : 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบเลขบัญชีและจำนวนเงิน';
  const typed = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) =>
    typeof typed[name] === 'string' || typeof typed[name] === 'number' ? String(typed[name]) : '';
  const to = (await companyAccounts(db)).find(
    ({ to_bank, to_account }) => to_bank === text('toBank') && to_account === text('toAccount'),
  );
  if (!to) return { problem };
  const draft = {
    to,
    fromBank: text('fromBank'),
    fromAccount: text('fromAccount'),
    fromName: text('fromName'),
    amount: text('amount'),
    paymentReference: text('paymentReference'),
    problem,
  };
  return { problem, form: payPage(brands, draft) };
}
