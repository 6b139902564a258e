import type { BrandDirectory } from './brands/brandDirectory';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/connect';
import type { DiskRoom } from './db/diskRoom';
import type { Passwords } from './password';
import type { Ports } from './ports/ports';
import type { SecretBox } from './secretBox';

/** Everything that handlers work with, made once by `buildApp`. */
export interface Deps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly brands: BrandDirectory;
  readonly passwords: Passwords;
  readonly ports: Ports;
  /** Seals the second factors of staff. */
  readonly secrets: SecretBox;
  /** On the disk of the embedded database; an operator's own is watched by the operator. */
  readonly room?: DiskRoom | undefined;
}
