import { nullable, object } from '#schemas/common/schemaBuilders';
import { personName, phoneTyped, postcode } from '#schemas/common/person';
import { filledLine } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { userAddress } from './shapes/user';

const place = { ...filledLine, maxLength: 100 } as const;

/** Where to send a reward, as a person types it (VAL-09, VAL-10). */
export const addressBody = object({
  receiver: personName,
  phone: phoneTyped,
  line: { ...filledLine, minLength: 5 },
  subdistrict: place,
  district: place,
  province: place,
  postcode,
});

export const address = {
  'PATCH /api/auth/address': {
    access: 'member',
    features: ['address', 'reward'],
    summary: "Save the member's address.",
    body: addressBody,
    data: userAddress,
    errors: ['PHONE_FORMAT', 'POSTCODE_FORMAT', 'REQUIRED'],
  },
  'GET /api/auth/address/mine': {
    access: 'member',
    features: ['address', 'reward'],
    summary: "The member's address, or null.",
    data: nullable(userAddress),
  },
} as const satisfies ContractArea;
