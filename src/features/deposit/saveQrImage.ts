import { encode } from 'uqr';
import { platformOf } from '@/lib/platform';

export interface QrImageLines {
  readonly title: string;
  readonly name: string;
  readonly amount: string;
  /** Small, below the amount. */
  readonly note?: string;
}

/** Pixels of the image; white around the code, because readers need four empty modules. */
const WIDTH = 720;
const HEIGHT = 960;
const CODE = { left: 60, top: 110, size: 600 };

/** A canvas with the QR code, the account's name and the amount, black on white. */
export function drawQrImage(
  payload: string,
  { title, name, amount, note = '' }: QrImageLines,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#000';
  const { data, size } = encode(payload, { ecc: 'M', border: 4 });
  // Whole pixels, so that no module has a blurred edge.
  const module = Math.floor(CODE.size / size);
  const left = Math.floor((WIDTH - module * size) / 2);
  data.forEach((row, y) =>
    row.forEach((on, x) => on && pen.fillRect(left + x * module, CODE.top + y * module, module, module)),
  );
  pen.textAlign = 'center';
  const write = (line: string, top: number, font: string) => {
    pen.font = `${font} sans-serif`;
    pen.fillText(line, WIDTH / 2, top, WIDTH - 2 * CODE.left);
  };
  write(title, 80, '600 44px');
  write(name, 780, '36px');
  write(amount, 860, '600 60px');
  write(note, 920, '30px');
  return canvas;
}

/** The used part of `navigator`; older browsers cannot share. */
type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> &
  Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Browsers inside other apps, which neither download nor share files. */
const inApp = /\bLine\/|FBAN|FBAV|Instagram|; wv\)/;

/**
 * Saves an image: by the share sheet on iOS, which can add it to the photos, elsewhere as a download.
 * @returns `refused` where the browser can do neither, so that the member has to hold the image itself.
 */
export async function saveImage(
  canvas: HTMLCanvasElement,
  name: string,
  browser: Browser = navigator,
): Promise<'saved' | 'cancelled' | 'refused'> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob || inApp.test(browser.userAgent)) return 'refused';
  if (platformOf(browser) !== 'IOS') {
    download(blob, name);
    return 'saved';
  }
  const files = [new File([blob], name, { type: 'image/png' })];
  if (!browser.share || !browser.canShare?.({ files })) return 'refused';
  try {
    await browser.share({ files });
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoked later, because the download starts after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
