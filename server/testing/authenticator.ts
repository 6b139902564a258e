import { Secret, TOTP } from 'otpauth';
import { TEST_PASSWORD } from './builders';
import type { Caller, TestApp } from './testApp';

/** An authenticator app: the code that it shows now, or at another step of 30 seconds. */
export type Authenticator = (stepsLater?: number) => string;

/** An app that has scanned this key, on the test's clock. */
export function authenticator({ clock }: Pick<TestApp, 'clock'>, setupKey: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(setupKey) });
  return (stepsLater = 0) => totp.generate({ timestamp: clock.now().getTime() + stepsLater * 30_000 });
}

/** Sets a second factor up and confirms it, a step ago, so that the code of now is still free. */
export async function enrol(t: TestApp, as: Caller): Promise<Authenticator> {
  const { data } = await t.call('POST /api/staff/second-factor', { as, body: { password: TEST_PASSWORD } });
  const app = authenticator(t, data.setupKey);
  const { text } = await t.call('POST /api/staff/second-factor/confirm', { as, body: { code: app(-1) } });
  if (!text.includes('"success"')) throw new Error(text);
  return app;
}
