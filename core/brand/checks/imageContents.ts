import type { Brand } from '#schemas/brand/brand';
import { contrast, mix } from '../colour';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from '../legible';
import { buildPalette } from '../palette';
import { problem, type Problem } from '../problem';
import { imagePaths } from './assets';

/** Why an image file cannot be shown, or must not be. */
export type ImageFault =
  | 'UNREADABLE'
  /** It holds a script, or something that can run one. */
  | 'SVG_SCRIPT'
  /** It loads something from elsewhere. */
  | 'SVG_FOREIGN';

/** A colour of an image: `#rrggbb`, and how opaque it is, 0 to 1. */
export interface ImageSample {
  readonly colour: string;
  readonly opacity: number;
}

export interface ImageContents {
  readonly fault?: { readonly kind: ImageFault; readonly detail: string };
  /** Colours at points spread evenly over the image; only of images in `imagesBehindText`. */
  readonly samples?: readonly ImageSample[];
}

/** Images with text directly on them, and the palette colour below them. */
const behindText = { 'home.normal.background': 'bg', 'home.top.background': 'bg-deep' } as const;

/** Image settings whose colours have to be sampled. */
export const imagesBehindText = Object.keys(behindText) as readonly (keyof typeof behindText)[];

/** This share of an image may be too close in colour to the text: decoration at an edge is no obstacle. */
const TOLERATED_SHARE = 0.1;

/**
 * Images that are none, images that could run or load something, and backgrounds on which text cannot be read.
 * @param contentsOf by file name below the brand's asset folder; undefined for files that were not inspected.
 */
export function checkImageContents(
  brand: Brand,
  contentsOf: (file: string) => ImageContents | undefined,
): Problem[] {
  const faults = imagePaths(brand).flatMap(([path, file]) => {
    const fault = contentsOf(file)?.fault;
    return fault ? [problem(faultKeys[fault.kind], path, { file, detail: fault.detail })] : [];
  });
  return [...faults, ...checkTextOnImages(brand, contentsOf)];
}

/** The least contrast of text on an image, the worst first. */
const textBounds = [
  ['IMAGE_TEXT_UNREADABLE', CONTROL_CONTRAST],
  ['IMAGE_TEXT_FAINT', TEXT_CONTRAST],
] as const;

function checkTextOnImages(
  { images, layout, theme }: Brand,
  contentsOf: (file: string) => ImageContents | undefined,
): Problem[] {
  const palette = buildPalette(theme);
  return imagesBehindText.flatMap((key) => {
    // Only the classic layout has an image in its top bar.
    if (key === 'home.top.background' && layout.public !== 'classic') return [];
    const samples = contentsOf(images[key])?.samples ?? [];
    const ground = palette[behindText[key]] ?? theme.background;
    const text = palette['text'] ?? theme.text;
    const contrasts = samples.map(({ colour, opacity }) =>
      contrast(text, opacity === 1 ? colour : mix(colour, ground, opacity)),
    );
    for (const [code, ratio] of textBounds) {
      const share = contrasts.filter((value) => value < ratio).length / Math.max(1, contrasts.length);
      const percent = Math.round(share * 100);
      if (share > TOLERATED_SHARE) return [problem(code, `/images/${key}`, { file: images[key], percent })];
    }
    return [];
  });
}

const faultKeys = {
  UNREADABLE: 'IMAGE_UNREADABLE',
  SVG_SCRIPT: 'IMAGE_SCRIPT',
  SVG_FOREIGN: 'IMAGE_FOREIGN',
} as const satisfies Record<ImageFault, string>;
