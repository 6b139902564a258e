import { describe, expect, it } from 'vitest';
import { leadingZeroBits, proofText } from '#schemas/common/proofOfWork';
import { createHash } from 'node:crypto';
import { CallError } from '#core/contract/caller';
import type { Client } from './client';
import { logIn } from './logIn';

const env = { OPS_EMAIL: 'admin@staff.example', OPS_PASSWORD: 'a password' };
const session = { token: 't', staff: { uuid: 'u', email: env.OPS_EMAIL, roles: [] } };

/** A server that requires a proof of work first. */
function guarded(): { readonly api: Client; readonly bodies: unknown[] } {
  const bodies: unknown[] = [];
  const call = (_key: string, { body }: { body: { proof?: { challenge: string; counter: number } } }) => {
    bodies.push(body);
    const { proof } = body;
    const hash = proof && createHash('sha256').update(proofText(proof.challenge, proof.counter)).digest();
    if (hash && leadingZeroBits(hash) >= 6) return Promise.resolve({ data: session });
    const params = { challenge: 'sealed', bits: 6 };
    return Promise.reject(
      new CallError('POST /api/staff/login', { status: 429, code: 'PROOF_REQUIRED', message: 'รอ', params }),
    );
  };
  return { api: { call } as unknown as Client, bodies };
}

describe('log-in of the command line', () => {
  it('A3 solves a challenge without user input while strangers guess the password', async () => {
    const { api, bodies } = guarded();
    expect(await logIn(api, env)).toEqual(session);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toEqual({ email: env.OPS_EMAIL, password: env.OPS_PASSWORD });
  });

  it('rethrows any other error', async () => {
    const refused = new CallError('POST /api/staff/login', {
      status: 401,
      code: 'AUTH_INVALID',
      message: 'ไม่ถูกต้อง',
    });
    const api = { call: () => Promise.reject(refused) } as unknown as Client;
    await expect(logIn(api, env)).rejects.toBe(refused);
  });
});
