import type { Deps } from '#server/deps';
import { sharedLookUp } from '#server/ports/slip/guardedLookUp';
import { pictureDecoder } from './decodePicture';
import { slipPictures } from './slipPictures';
import type { SlipTools } from './slipTools';

/** Nothing of it runs or weighs anything before the first slip. */
export function makeSlipTools({ db, clock, config, ports }: Deps): SlipTools {
  return {
    db,
    clock,
    decode: pictureDecoder(),
    pictures: slipPictures(config.dataDir),
    lookUp: sharedLookUp(ports.slips),
  };
}
