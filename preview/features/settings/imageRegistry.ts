import type { AssetInfo } from '#core/brand/checks/assets';
import { runWhenIdle } from '@studio/core/browser/idleScheduler';

/** What is known of a picture; `missing` when the server has no such file. */
export type ImageInfo = AssetInfo | 'missing';

type Listener = () => void;

const known = new Map<string, ImageInfo>();
const asked = new Set<string>();
const listeners = new Set<Listener>();
let version = 0;

/** Address at which the studio shows a picture of a brand: an own file, or an outside address as it is. */
export function imageUrl(brandId: string, file: string): string {
  return file.startsWith('https://') ? file : `/pictures/${brandId}/${file}`;
}

/** What is known of a brand's picture by now. */
export const imageInfo = (brandId: string, file: string): ImageInfo | undefined =>
  known.get(imageUrl(brandId, file));

/** Asks the server about pictures that are not known yet. */
export function loadImageInfo(brandId: string, files: readonly string[]): void {
  for (const url of files.map((file) => imageUrl(brandId, file))) {
    if (asked.has(url)) continue;
    asked.add(url);
    void look(url);
  }
}

/** For `useSyncExternalStore`: told whenever more is known. */
export function subscribeToImages(tell: Listener): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const imagesVersion = (): number => version;

/** Notes what an upload has answered, so that it need not be asked for. */
export function storeImageInfo(brandId: string, file: string, info: AssetInfo): void {
  const url = imageUrl(brandId, file);
  asked.add(url);
  known.set(url, info);
  tell();
}

async function look(url: string): Promise<void> {
  // Outside pictures cannot be read by scripts; a frame shows whether they are there.
  if (url.startsWith('https://')) return;
  try {
    const answer = await fetch(url);
    if (answer.ok) found(url, await infoOf(await answer.blob()));
    else if (answer.status === 404) found(url, 'missing');
    else asked.delete(url);
  } catch {
    // No connection: asked again when next needed.
    asked.delete(url);
  }
}

async function infoOf(blob: Blob): Promise<AssetInfo> {
  const bytes = blob.size;
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { bytes, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return { bytes };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Dozens of answers come at once: they are told in one, since each time a whole brand is looked through. */
function found(url: string, info: ImageInfo): void {
  known.set(url, info);
  runWhenIdle(tell);
}

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}
