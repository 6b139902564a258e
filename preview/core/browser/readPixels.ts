/** A page of a background from one colour at its top to another at its end, as a file to upload. */
export function paintBackground(top: string, end: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 720;
  canvas.height = 1280;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  const gradient = context.createLinearGradient(0, 0, 0, canvas.height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, end);
  context.fillStyle = gradient;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], 'background.png', { type: blob.type }));
      else reject(new Error('the background could not be made'));
    }, 'image/png');
  });
}

/** Longest side, in px, to which an image is reduced: its colours are as clear in a small one. */
const SIDE = 96;

/**
 * The pixels of a reduced image, four bytes each.
 * @param grid points in each direction, spread over the image as it fills a square; its own shape by default.
 * @throws for an image that cannot be loaded, and for one of another site, whose pixels browsers do not give out.
 */
export async function readPixels(url: string, grid?: number): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = SIDE / Math.max(naturalWidth, naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = grid ?? Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = grid ?? Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
