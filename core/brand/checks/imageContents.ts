import type { Brand } from '#schemas/brand/brand';
import { contrast, mix } from '../colour';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from '../legible';
import { buildPalette } from '../palette';
import { error, type Problem, warning } from '../problem';
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
    return fault ? [faultProblem[fault.kind](path, file, fault.detail)] : [];
  });
  return [...faults, ...checkTextOnImages(brand, contentsOf)];
}

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
    const share = (ratio: number) =>
      shareBelow(samples, { text: palette['text'] ?? theme.text, ground, ratio });
    if (share(CONTROL_CONTRAST) > TOLERATED_SHARE)
      return [textProblem(error, 'IMAGE_TEXT_UNREADABLE', key, images[key], share(CONTROL_CONTRAST))];
    if (share(TEXT_CONTRAST) > TOLERATED_SHARE)
      return [textProblem(warning, 'IMAGE_TEXT_FAINT', key, images[key], share(TEXT_CONTRAST))];
    return [];
  });
}

/** The share of an image, 0 to 1, on which text has less than this contrast. */
function shareBelow(
  samples: readonly ImageSample[],
  { text, ground, ratio }: { readonly text: string; readonly ground: string; readonly ratio: number },
): number {
  if (samples.length === 0) return 0;
  const below = samples.filter(({ colour, opacity }) => contrast(text, mix(colour, ground, opacity)) < ratio);
  return below.length / samples.length;
}

type FaultProblem = (path: string, file: string, detail: string) => Problem;

const faultProblem: Readonly<Record<ImageFault, FaultProblem>> = {
  UNREADABLE: (path, file, detail) =>
    error(
      'IMAGE_UNREADABLE',
      path,
      [`เปิดรูป ${file} ไม่ได้ (${detail})`, `the image ${file} cannot be opened (${detail})`],
      ['วางไฟล์รูปที่เปิดได้แทนไฟล์นี้', 'replace the file with an image that opens'],
    ),
  SVG_SCRIPT: (path, file, detail) =>
    error(
      'IMAGE_SCRIPT',
      path,
      [`รูป ${file} มีสคริปต์ (${detail})`, `the image ${file} contains a script (${detail})`],
      ['บันทึกใหม่เป็น SVG ธรรมดา หรือใช้ PNG/WebP', 'export it again as plain SVG, or use PNG or WebP'],
    ),
  SVG_FOREIGN: (path, file, detail) =>
    error(
      'IMAGE_FOREIGN',
      path,
      [
        `รูป ${file} โหลดไฟล์จากที่อื่น (${detail})`,
        `the image ${file} loads something from elsewhere (${detail})`,
      ],
      ['ฝังทุกอย่างไว้ในไฟล์เดียว หรือใช้ PNG/WebP', 'embed everything in the file, or use PNG or WebP'],
    ),
};

function textProblem(
  severity: typeof error | typeof warning,
  code: string,
  key: string,
  file: string,
  share: number,
): Problem {
  const percent = Math.round(share * 100);
  return severity(
    code,
    `/images/${key}`,
    [
      `ข้อความบนรูป ${file} อ่านยากใน ${percent}% ของพื้นที่`,
      `text on the image ${file} is hard to read on ${percent}% of it`,
    ],
    [
      'ใช้รูปที่สีใกล้พื้นหลังของแบรนด์ หรือเปลี่ยนสีข้อความ',
      'use an image close to the background colour of the brand, or change the text colour',
    ],
  );
}
