/** Longest side, in px, to which an image is reduced: its colours are as clear in a small one. */
const SIDE = 96;

/**
 * The pixels of a reduced image, four bytes each.
 * @throws for an image that cannot be loaded, and for one of another site, whose pixels browsers do not give out.
 */
export async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = SIDE / Math.max(naturalWidth, naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
