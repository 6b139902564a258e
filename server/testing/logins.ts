import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { TEST_PASSWORD } from './builders';
import type { CallResult, TestApp } from './testApp';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorEnvelope } from '#schemas/api/envelope';
import { readChallenge, type Proof } from '#schemas/common/proofOfWork';
import { solveProof } from '#schemas/common/solveProof';

const LOGIN = 'POST /api/auth/login';

export type LoginBody = Calls[typeof LOGIN]['body'];
type Answer = Promise<CallResult<typeof LOGIN>>;

/** Log-ins of members from addresses of their own. The server must trust one proxy. */
export interface Logins {
  /** An address that no other test uses. */
  newAddress(): string;
  login(username: string, password?: string, ip?: string, at?: Brand): Answer;
  send(body: LoginBody, ip?: string): Answer;
  /** A log-in as a client makes it: a challenge is answered, and the call is sent again. */
  withProof(body: LoginBody, ip?: string): Answer;
  codeOf(answer: Answer): Promise<string>;
  /** Codes of so many wrong passwords, one after the other. */
  guess(times: number, username: string, ip?: string): Promise<string[]>;
}

/** @param current the server, once it runs. */
export function logins(current: () => TestApp): Logins {
  let last = 0;
  const newAddress = () => {
    last += 1;
    return `10.0.${String(last >> 8)}.${String(last & 255)}`;
  };
  const send = (body: LoginBody, ip = newAddress(), at = current().brand) =>
    current().call(LOGIN, { body, headers: { 'x-forwarded-for': ip }, brand: at });
  const login: Logins['login'] = (username, password = TEST_PASSWORD, ip = newAddress(), at) =>
    send({ username, password }, ip, at);
  const codeOf: Logins['codeOf'] = async (answer) => (await answer).error.code;
  return {
    newAddress,
    login,
    send,
    codeOf,
    withProof: async (body, ip = newAddress()) => {
      const first = await send(body, ip);
      if (first.status !== 429) return first;
      return send({ ...body, proof: await answerChallenge(first.error) }, ip);
    },
    guess: async (times, username, ip) => {
      const codes: string[] = [];
      for (let n = 0; n < times; n += 1) codes.push(await codeOf(login(username, 'wrong', ip)));
      return codes;
    },
  };
}

/** Answers the challenge of a refused call, as a client does. @throws Error when it was refused for something else. */
export function answerChallenge({ code, params }: ErrorEnvelope): Promise<Proof> {
  const challenge = readChallenge(params);
  if (code !== 'PROOF_REQUIRED' || !challenge) throw new Error(`Refused with ${code}, without a challenge.`);
  return solveProof(challenge, () => nextTurn());
}

/** Lets everybody try again: a test counts its own tries only. */
export async function clearAttempts({ db }: TestApp): Promise<void> {
  await db.deleteFrom('rate_counters').execute();
  await db.deleteFrom('login_throttles').execute();
}
