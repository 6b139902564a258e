import type { Clock } from '#server/clock';
import type { Config } from '#server/config';
import type { Database } from '#server/db/connect';

/** What a port's adapter may be built from. */
export interface PortContext {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
}

/** Services outside of the platform, each behind an interface with a sandbox adapter. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each port adds its own line.
export interface Ports {}

/** The adapters that this process uses; a test passes its own to `buildApp`. */
export function makePorts(_context: PortContext): Ports {
  return {};
}
