import type { Deps } from '#server/providers/deps';
import { sharedLookUp } from '#server/providers/slips/guardedLookUp';
import { pictureDecoder } from './decodeImage';
import { slipPictures } from './slipImages';
import type { SlipTools } from './slipTools';

/** Everything is loaded on the first slip. */
export function makeSlipTools({ db, clock, config, ports }: Deps): SlipTools {
  return {
    db,
    clock,
    decode: pictureDecoder(),
    pictures: slipPictures(config.dataDir),
    lookUp: sharedLookUp(ports.slips),
  };
}
