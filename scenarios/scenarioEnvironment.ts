import { writeSession } from '@/api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';
import { LANGUAGE_KEY } from '@/i18n/makeI18n';
import type { Language } from '@/i18n/languages';
import { safeStorage } from '@/lib/safeStorage';
import type { Scenario } from './openScenario';

/** Surroundings of an app that runs on a scenario: storage of its own, the session written to it. */
export function scenarioEnvironment(
  { transport, session, origin }: Scenario,
  language: Language,
): AppEnvironment {
  const storage = safeStorage(() => undefined);
  storage.setItem(LANGUAGE_KEY, language);
  if (session) writeSession(storage, { ...session, creditAt: null, endedBy: null });
  return {
    transport,
    storage,
    client: { platform: 'AND', version: __WEB_VERSION__, hostname: 'localhost' },
    // Never asked, since every call ends in the transport; only shown.
    origin,
  };
}
