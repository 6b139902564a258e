import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Clock } from '#server/platform/clock';
import type { Config } from '#server/platform/config/config';
import type { Database } from '#server/platform/db/connect';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import type { Passwords } from '#server/platform/crypto/password';
import type { Ports } from '#server/providers/ports';
import type { SecretBox } from '#server/platform/crypto/secretBox';

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
  readonly room?: DiskSpace | undefined;
}
