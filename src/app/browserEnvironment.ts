import type { AppEnvironment } from '@/api/transport';
import { platformOf } from '@/lib/platform';
import { safeStorage } from '@/lib/safeStorage';

/** The surroundings of the app in a member's browser. */
export function browserEnvironment(): AppEnvironment {
  return {
    transport: (input, init) => fetch(input, init),
    storage: safeStorage(() => window.localStorage),
    client: { platform: platformOf(navigator), version: __WEB_VERSION__, hostname: location.hostname },
    origin: location.origin,
  };
}
