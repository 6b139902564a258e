/**
 * Reads slip pictures away from the server's own thread, so that a hostile one can be stopped and
 * all memory of it given back. Plain JavaScript: a worker's file is run as it lies here.
 *
 * Message in: the picture's bytes. Message out: `{ image, codes }`, or `{ image: null }` when it
 * cannot be opened. The first message out is `ready`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const MAX_PIXELS = 25_000_000;
/** Longest side of what is kept. */
const MAX_SIDE = 2_000;
/** Longest side of what is searched for codes; smaller pictures are enlarged when nothing is found. */
const SEARCH_SIDE = 1_600;
const MIN_SIDE = 900;
/** Time for beginning another search. */
const SEARCH_MS = 800;

sharp.cache(false);
sharp.concurrency(1);
// From disk: left alone, the library would fetch it from a public server.
const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
await prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
  fireImmediately: true,
});

parentPort?.on('message', async (bytes) => {
  parentPort?.postMessage(await decode(Buffer.from(bytes)).catch(() => ({ image: null })));
});
parentPort?.postMessage('ready');

/** @param {Buffer} bytes */
async function decode(bytes) {
  // One page: an animation may have thousands. Encoding anew drops all metadata and whatever was appended.
  const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'truncated' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer();
  return { image: upright, codes: await findCodes(upright) };
}

/**
 * Searches a clean picture as it is, then larger or smoother while time is left. The library itself
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

/** @param {import('sharp').Sharp} picture */
async function search(picture) {
  const { data, info } = await picture
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
