import type { PlatformDeps } from '#server/platform/http/platformDeps';
import type { Ports } from './ports';

/** Everything that handlers and jobs work with, built once by `buildApp`. */
export interface Deps extends PlatformDeps {
  readonly ports: Ports;
}
