/**
 * Opens images away from the server's own process, so that a hostile one can be stopped and all
 * its memory released. Plain JavaScript, because this file is run without a build.
 *
 * Message in: `{ job, bytes }`. Message out: `{ image, codes }` of a slip, `{ image, width, height }`
 * of a brand's image, or null when it cannot be opened. The first message out is `ready`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const MAX_PIXELS = 25_000_000;
/** Longest side of a stored slip, and of a brand's image. */
const MAX_SIDE = 2_000;
const BRAND_SIDE = 1_600;
/** Longest side of the image searched for codes; smaller images are enlarged when nothing is found. */
const SEARCH_SIDE = 1_600;
const MIN_SIDE = 900;
/** Time for beginning another search: with both, a slip still fits into what the server waits for. */
const SEARCH_MS = 300;

sharp.cache(false);
sharp.concurrency(1);
// From disk, because by default the library fetches it from a public server.
const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
await prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
  fireImmediately: true,
});

const jobs = { slip: readSlip, brand: encodeImage };

process.on('message', async ({ job, bytes }) => {
  process.send?.(await jobs[job](Buffer.from(bytes)).catch(() => null));
});
process.send?.('ready');

/**
 * The image, rotated upright and resized to the limit, not yet encoded. One page: an animation may have thousands.
 * Re-encoding drops all metadata and appended data.
 * @param {Buffer} bytes
 * @param {number} side
 */
function open(bytes, side) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

/** @param {Buffer} bytes */
async function readSlip(bytes) {
  const image = await open(bytes, MAX_SIDE).flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  return { image, codes: await findCodes(image) };
}

/**
 * Logos and banners: preserves transparency and sharp letters.
 * @param {Buffer} bytes
 */
async function encodeImage(bytes) {
  const { data, info } = await open(bytes, BRAND_SIDE)
    .webp({ quality: 88, alphaQuality: 100, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/**
 * Searches a clean image as it is, then larger or smoother while time is left. The library itself
 * tries turned, mirrored and inverted codes.
 * @param {Buffer} image
 */
async function findCodes(image) {
  const until = performance.now() + SEARCH_MS;
  const { width, height } = await sharp(image).metadata();
  const side = Math.max(width, height);
  const scaled = (longest) => sharp(image).resize({ width: Math.round((width * longest) / side) });
  const plain = () => (side > SEARCH_SIDE ? scaled(SEARCH_SIDE) : sharp(image));
  const attempts = [plain, () => (side < MIN_SIDE ? scaled(MIN_SIDE) : plain().median(3)).normalise()];
  for (const attempt of attempts) {
    const found = performance.now() < until ? await search(attempt()) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** @param {import('sharp').Sharp} image */
async function search(image) {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  };
  const results = await readBarcodes(/** @type {ImageData} */ (pixels), {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryInvert: true,
    tryDownscale: true,
    maxNumberOfSymbols: 4,
    textMode: 'Plain',
  });
  return results.filter(({ isValid }) => isValid).map(({ text }) => text.slice(0, 4_300));
}
