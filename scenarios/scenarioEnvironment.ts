import { writeSession } from '@/api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';
import { LANGUAGE_KEY } from '@/i18n/makeI18n';
import type { Language } from '@/i18n/languages';
import { safeStorage } from '@/lib/safeStorage';
import type { Scenario } from './openScenario';

/** Environment of an app that runs on a scenario: its own storage, containing the session. */
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
    // Never requested, because the transport answers every call; only displayed.
    origin,
  };
}
