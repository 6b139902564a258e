import type { Deps } from '#server/providers/deps';
import { sharedLookUp } from '#server/providers/slips/guardedLookUp';
import { imageDecoder } from './decodeImage';
import { slipImages } from './slipImages';
import type { SlipTools } from './slipTools';

/** Everything is loaded on the first slip. */
export function makeSlipTools({ db, clock, config, ports }: Deps): SlipTools {
  return {
    db,
    clock,
    decode: imageDecoder(),
    images: slipImages(config.dataDir),
    lookUp: sharedLookUp(ports.slips),
  };
}
