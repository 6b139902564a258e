import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, buildMember } from '#server/testing/builders';
import { cheapPasswords } from '#server/testing/cheapPasswords';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('log-ins that find the line full', () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const passwords = cheapPasswords({
    look: async (...args) => {
      await held;
      return verify(...args);
    },
  });
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ passwords });
  });
  afterAll(() => t.close());

  it('A14 are sent away before they cost the database anything, and come in again later', async () => {
    const { username } = await buildMember(t);
    const login = () => t.call('POST /api/auth/login', { body: { username, password: TEST_PASSWORD } });
    const line = Promise.allSettled(Array.from({ length: 30 }, () => passwords.verify(undefined, 'flood')));
    const sent = await t.queries(async () => {
      expect((await login()).status).toBe(503);
    });
    expect(sent).toEqual([]);
    letGo();
    await line;
    expect((await login()).status).toBe(200);
  });
});
