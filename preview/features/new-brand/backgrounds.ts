import { useEffect, useMemo, useState } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { checkImageContents, type ImageSample, imagesBehindText } from '#core/brand/checks/imageContents';
import type { PaletteSource } from '#core/brand/palette';
import { readPixels } from '@studio/core/browser/readPixels';
import { imageUrl } from '@studio/core/store/images';

/** Points in each direction at which the server looks at an image, too. */
const GRID = 16;

/** The images behind text on which the text of a theme could not be read, as JSON pointers; none before they are loaded. */
export function useUnfitBackgrounds(
  brandId: string,
  brand: Brand | undefined,
): (theme: PaletteSource) => readonly string[] {
  const [samples, setSamples] = useState<ReadonlyMap<string, readonly ImageSample[]>>(new Map());
  const names = imagesBehindText.map((key) => brand?.images[key] ?? '').join('\n');
  useEffect(() => {
    let isCurrent = true;
    for (const name of new Set(names.split('\n').filter(Boolean))) {
      readPixels(imageUrl(brandId, name), GRID).then(
        (pixels) => isCurrent && setSamples((now) => new Map(now).set(name, samplesOf(pixels))),
        // An image of another site cannot be judged here.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [brandId, names]);
  return useMemo(
    () => (theme) => {
      if (!brand) return [];
      const themed = { ...brand, theme: { ...brand.theme, ...theme } };
      const found = checkImageContents(themed, (file) => {
        const known = samples.get(file);
        return known && { samples: known };
      });
      return found.map(({ path }) => path);
    },
    [brand, samples],
  );
}

function samplesOf(pixels: Uint8ClampedArray): readonly ImageSample[] {
  const samples: ImageSample[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const colour = `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`;
    samples.push({ colour, opacity: alpha / 255 });
  }
  return samples;
}
