import type { Handlers } from '../calls';

type RegisterCall =
  | 'GET /api/user/checkPhone/{value}'
  | 'GET /api/user/checkUsername/{value}'
  | 'POST /api/user/checkBankId/{bankId}'
  | 'GET /api/user/inviter/{afCode}'
  | 'POST /api/bank/name';

const free = () => ({ data: { available: true } });

/** Everything is available. */
export const register: Handlers<RegisterCall> = {
  'GET /api/user/checkPhone/{value}': free,
  'GET /api/user/checkUsername/{value}': free,
  'POST /api/user/checkBankId/{bankId}': free,
  'GET /api/user/inviter/{afCode}': (_, { params }) => ({ data: { name: 'วิ***', code: params.afCode } }),
  'POST /api/bank/name': () => ({ data: { name: 'นาย สมชาย ใจดี' } }),
};
