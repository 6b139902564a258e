export { isBankFree } from './availability';
export { checkBank } from './checkPerson';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { clientPlace, countUse } from '#server/platform/http/rateLimit';
import type { Handlers } from '#server/platform/http/handlers';
import { canonicalPhone } from '#core/identity/phone';
import { MINUTE_MS } from '#core/time/durations';
import { admitRegistration, findInviter, isBankFree, isPhoneFree, isUsernameFree } from './availability';
import { checkBank } from './checkPerson';
import { register } from './register';

type RegisterCall =
  | 'POST /api/user/register'
  | 'GET /api/user/checkPhone/{value}'
  | 'POST /api/user/checkBankId/{bankId}'
  | 'GET /api/user/inviter/{afCode}'
  | 'GET /api/user/checkUsername/{value}'
  | 'POST /api/bank/name';

/** Registration and the look-ups of its form (API-153 to API-158). All are open to strangers, so all are counted. */
export function registerHandlers(deps: Deps): Handlers<RegisterCall> {
  const { db, ports } = deps;

  /** So many uses a minute for one address: plenty for a form, too few to harvest members (2.4.1). */
  const count = (
    scope: string,
    limit: number,
    { brand, ip, now }: { brand: { id: string }; ip: string; now: Date },
  ) => countUse(db, { brandId: brand.id, scope, key: clientPlace(ip), limit, windowMs: MINUTE_MS, now });

  return {
    'POST /api/user/register': async ({ brand, body, request, ip, now, traceId }) => {
      await admitRegistration(deps, { place: clientPlace(ip), proof: body.proof, now });
      return register(deps, { brand, ip, now, traceId, userAgent: request.headers['user-agent'] }, body);
    },

    'GET /api/user/checkPhone/{value}': async (call) => {
      await count('checkPhone', 60, call);
      const phone = canonicalPhone(call.params.value);
      if (!phone) throw fail('PHONE_FORMAT', undefined, { phone: 'PHONE_FORMAT' });
      return { available: await isPhoneFree(db, call.brand.id, phone) };
    },

    'GET /api/user/checkUsername/{value}': async (call) => {
      await count('checkUsername', 60, call);
      return { available: await isUsernameFree(db, call.brand.id, call.params.value.toLowerCase()) };
    },

    'POST /api/user/checkBankId/{bankId}': async (call) => {
      await count('checkBankId', 60, call);
      const bank = { bankName: call.body.bankName, bankId: call.params.bankId };
      checkBank(call.brand, bank);
      return { available: await isBankFree(db, call.brand.id, bank) };
    },

    'GET /api/user/inviter/{afCode}': async (call) => {
      await count('inviter', 60, call);
      const inviter = await findInviter(db, call.brand.id, call.params.afCode);
      if (!inviter) throw fail('INVITER_NOT_FOUND');
      return { name: inviter.maskedName, code: inviter.code };
    },

    'POST /api/bank/name': async (call) => {
      await count('bankName', 20, call);
      checkBank(call.brand, call.body);
      const name = await ports.bankNames.find({ brandId: call.brand.id, ...call.body });
      if (!name) throw fail('BANK_NAME_NOT_FOUND');
      return { name };
    },
  };
}
