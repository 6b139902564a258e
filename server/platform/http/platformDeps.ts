import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Clock } from '#server/platform/clock';
import type { Config } from '#server/platform/config/config';
import type { Passwords } from '#server/platform/crypto/password';
import type { SecretBox } from '#server/platform/crypto/secretBox';
import type { Database } from '#server/platform/db/connect';
import type { ListenOptions } from '#server/platform/db/listen';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import type { PlayGuard } from './playGuard';

/** Dependencies of the platform layer; the modules' `Deps` adds the providers. */
export interface PlatformDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly brands: BrandDirectory;
  readonly passwords: Passwords;
  readonly playGuard: PlayGuard;
  /** Seals the second factors of staff. */
  readonly secrets: SecretBox;
  /** Listens to notifications of the database; errors are logged. */
  readonly listen: (options: Omit<ListenOptions, 'connectionString' | 'onError'>) => () => Promise<void>;
  /** Registers what ends before the server stops answering: open streams. Only while the server is built. */
  readonly onClosing: (end: () => Promise<void>) => void;
  /** Disk space of the embedded database; operators monitor the disk of an external one. */
  readonly room?: DiskSpace | undefined;
  /** Time limit for opening an image, in ms; that of its kind by default. */
  readonly imageMs?: number | undefined;
}
