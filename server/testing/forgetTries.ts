import type { TestApp } from './testApp';

/** Lets everybody try again: a test counts its own tries only. */
export async function forgetTries({ db }: TestApp): Promise<void> {
  await db.deleteFrom('rate_counters').execute();
  await db.deleteFrom('login_throttles').execute();
}
