import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AssetInfo } from '#core/brand/checks/assets';
import { runWhenIdle } from '../browser/idleScheduler';

/** Facts about an image; `missing` when the server has no such file. */
type ImageInfo = AssetInfo | 'missing';

/** By address. */
type Images = Readonly<Record<string, ImageInfo | 'loading'>>;

interface Root {
  readonly images: Images;
}

export const imagesSlice = createSlice({
  name: 'images',
  initialState: (): Images => ({}),
  reducers: {
    imagesRequested: (state, { payload }: PayloadAction<readonly string[]>): Images => ({
      ...state,
      ...Object.fromEntries(payload.map((url) => [url, 'loading'] as const)),
    }),
    imagesLoaded: (state, { payload }: PayloadAction<Images>): Images => ({ ...state, ...payload }),
    /** No answer: requested again when next needed. */
    imageFailed: (state, { payload }: PayloadAction<string>): Images => {
      const { [payload]: _, ...others } = state;
      return others;
    },
  },
  selectors: {
    selectImages: (images) => images,
    /** The facts about a brand's image, if loaded. */
    selectImageInfo: (images, brandId: string, file: string): ImageInfo | undefined => {
      const info = images[imageUrl(brandId, file)];
      return info === 'loading' ? undefined : info;
    },
  },
});

const { imagesRequested, imagesLoaded, imageFailed } = imagesSlice.actions;
export const { selectImages, selectImageInfo } = imagesSlice.selectors;

/** URL at which the studio shows an image of a brand: an own file, or an external URL unchanged. */
export function imageUrl(brandId: string, file: string): string {
  return file.startsWith('https://') ? file : `/images/${brandId}/${file}`;
}

/** What an upload has answered, so that it need not be requested. */
export const storeImageInfo = (brandId: string, file: string, info: AssetInfo) =>
  imagesLoaded({ [imageUrl(brandId, file)]: info });

/** Fetches size and dimensions of unknown images, and batches the responses into few store updates. */
export function loadImageInfo(
  brandId: string,
  files: readonly string[],
): ThunkAction<void, Root, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const known = getState().images;
    const urls = [...new Set(files.map((file) => imageUrl(brandId, file)))].filter((url) => !(url in known));
    if (urls.length === 0) return;
    dispatch(imagesRequested(urls));
    let found: Record<string, ImageInfo> = {};
    const flush = () => {
      dispatch(imagesLoaded(found));
      found = {};
    };
    for (const url of urls) {
      // Outside images cannot be read by scripts; a frame shows whether they are there.
      if (url.startsWith('https://')) continue;
      fetchInfo(url).then(
        (info) => {
          found[url] = info;
          runWhenIdle(flush);
        },
        () => dispatch(imageFailed(url)),
      );
    }
  };
}

async function fetchInfo(url: string): Promise<ImageInfo> {
  const answer = await fetch(url);
  if (answer.status === 404) return 'missing';
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return infoOf(await answer.blob());
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
