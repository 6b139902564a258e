import type { Handlers } from '#server/platform/http/handlers';
import type { Deps } from '#server/providers/deps';
import { requirePhone } from './codeRules';
import { createPhoneTicket } from './phoneTicket';
import { requireCode, useUpCode } from './requireCode';
import { sendCode } from './sendCode';

type PhoneCodeCall = 'POST /api/user/phone/code' | 'POST /api/user/phone/verify';

/** Verification of a new member's phone number. */
export function phoneCodeHandlers(deps: Deps): Handlers<PhoneCodeCall> {
  return {
    'POST /api/user/phone/code': async ({ brand, body, ip, now, request }) => {
      const phone = requirePhone(body.phone);
      const owner = await deps.db
        .selectFrom('members')
        .select('id')
        .where('brand_id', '=', brand.id)
        .where('phone_e164', '=', phone)
        .executeTakeFirst();
      return sendCode(deps, {
        ...{ brand, phone, ip, now },
        purpose: 'PHONE',
        language: body.language,
        isMeant: owner === undefined,
        onFailure: (error) => {
          request.log.error({ err: error, brand: brand.id }, 'code not sent');
        },
      });
    },

    'POST /api/user/phone/verify': async ({ brand, body, ip, now }) => {
      const phone = requirePhone(body.phone);
      const subject = { brandId: brand.id, purpose: 'PHONE', phone } as const;
      const id = await requireCode(deps, { ...subject, code: body.code, ip, now });
      await useUpCode(deps.db, id, now);
      return { phoneTicket: createPhoneTicket(deps, { brandId: brand.id, phone, now }) };
    },
  };
}
