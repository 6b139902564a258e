import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';
import type { GuardedLookUp } from '#server/providers/slips/guardedLookUp';
import type { DecodeImage } from './decodeImage';
import type { SlipImages } from './slipImages';

/** Dependencies of reading a slip. */
export interface SlipTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly decode: DecodeImage;
  readonly images: SlipImages;
  readonly lookUp: GuardedLookUp;
}
