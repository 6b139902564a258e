import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/testBrands';
import { drawingAddress, inlineDrawing } from './inlineImage';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text style="fill:#fff">50% "&\' ๒</text>\n</svg>';
const plain = { ...sampleBrand(), banners: [] };
const withGround = (file: string, assetsBase = '/brand/') => ({
  ...plain,
  assetsBase,
  images: { ...plain.images, 'home.top.background': file },
});
const pageOf = (address: string) => `<header><img loading="lazy" src="${address}" alt=""/></header>`;

let folder: string;
const fileOf = (name: string) => path.join(folder, name);
const drawingOf = (name: string) => drawingAddress(fileOf(name));
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sala-drawing-'));
  writeFileSync(fileOf('ground.svg'), drawing);
  writeFileSync(fileOf('huge.svg'), drawing.padEnd(17_000));
  writeFileSync(fileOf('photo.webp'), 'webp');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('inlineDrawing', () => {
  it('W1 W4 puts the drawing where its address stood, for the first paint, and lets nothing of it be markup', () => {
    const html = inlineDrawing(pageOf('/brand/ground.svg'), withGround('ground.svg'), drawingOf);
    const source = /^<header><img src="data:image\/svg\+xml,([^"<>&#\n]+)" alt=""\/><\/header>$/.exec(
      html,
    )?.[1];
    expect(decodeURIComponent(source ?? '')).toBe(drawing);
  });

  it('inlines the logo where there is no image behind the header, and the first banner', () => {
    const [banner] = sampleBrand().banners;
    if (!banner) throw new Error('The sample has no banner.');
    const brand = {
      ...withGround('photo.webp'),
      images: { ...plain.images, 'home.normal.logo': 'ground.svg' },
      banners: [
        { ...banner, image: 'banner.svg' },
        { ...banner, image: 'huge.svg' },
      ],
    };
    writeFileSync(fileOf('banner.svg'), drawing);
    const page = ['ground', 'banner', 'huge'].map((name) => pageOf(`/brand/${name}.svg`)).join('');
    const html = inlineDrawing(page, brand, drawingOf);
    expect(html.match(/ src="[^"]{1,20}/g)).toEqual([
      ' src="data:image/svg+xml,%',
      ' src="data:image/svg+xml,%',
      ' src="/brand/huge.svg',
    ]);
  });

  it('inlines the key visual, unless it is beside a form, and the first banner', () => {
    const [banner] = sampleBrand().banners;
    if (!banner) throw new Error('The sample has no banner.');
    const brand = {
      ...plain,
      art: { ...plain.art, keyVisual: 'ground.svg' },
      banners: [{ ...banner, image: 'banner.svg' }],
    };
    writeFileSync(fileOf('banner.svg'), drawing);
    const [beside, shown] = [pageOf('/brand/ground.svg'), pageOf('/brand/banner.svg')];
    const visual = beside.replace(' loading="lazy"', '');
    const html = inlineDrawing(visual + shown, brand, drawingOf);
    expect(html.match(/<header><img src="data:image\/svg/g)).toHaveLength(2);
    expect(inlineDrawing(shown, brand, drawingOf)).toContain(' src="data:image/svg');
    // Beside a form, where a phone does not show it.
    expect(inlineDrawing(beside, brand, drawingOf)).toBe(beside);
  });

  it.each([
    ['a photograph', 'photo.webp', '/brand/photo.webp', '/brand/'],
    ['a drawing of many bytes', 'huge.svg', '/brand/huge.svg', '/brand/'],
    ['a file that is not there', 'gone.svg', '/brand/gone.svg', '/brand/'],
    ['an image on another host', 'ground.svg', 'https://cdn.example/ground.svg', 'https://cdn.example/'],
  ])('leaves %s a file', (_, file, address, assetsBase) => {
    const page = pageOf(address);
    expect(inlineDrawing(page, withGround(file, assetsBase), drawingOf)).toBe(page);
  });

  it('leaves a banner below the fold a file, which is loaded when it comes near', () => {
    const [banner] = sampleBrand().banners;
    if (!banner) throw new Error('The sample has no banner.');
    const brand = { ...plain, banners: [{ ...banner, image: 'ground.svg' }] };
    const page = `<div data-below="true">${pageOf('/brand/ground.svg')}</div>`;
    expect(inlineDrawing(page, brand, drawingOf)).toBe(page);
  });

  it('does not change a page without a header of images', () => {
    const page = '<main><p>ground.svg</p></main>';
    expect(inlineDrawing(page, withGround('ground.svg'), drawingOf)).toBe(page);
  });
});
