import type { Clock } from '#server/clock';
import type { Database } from '#server/db/connect';
import type { GuardedLookUp } from '#server/ports/slip/guardedLookUp';
import type { DecodePicture } from './decodePicture';
import type { SlipPictures } from './slipPictures';

/** What reading a slip works with. */
export interface SlipTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly decode: DecodePicture;
  readonly pictures: SlipPictures;
  readonly lookUp: GuardedLookUp;
}
