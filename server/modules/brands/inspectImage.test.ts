import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { imageFiles } from '#server/platform/brands/imageFiles';
import { temporaryFolder, projectRoot } from '#server/platform/root';
import { testBrand } from '#server/testing/testBrands';
import { inspectImages } from './inspectImage';
import { svgFault } from './svgFault';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('BRD-01 an SVG that is served as an image', () => {
  it.each([
    ['a plain drawing', svg('<path d="M0 0h9v9z" fill="url(#a)"/>')],
    ['an embedded bitmap', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a reference inside the file', svg('<g id="a"/><use xlink:href="#a"/>')],
    ['a style of its own', svg('<style>.a{fill:url(#g)}</style>')],
  ])('may be %s', (_, text) => expect(svgFault(text)).toBeUndefined());

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'SVG_SCRIPT'],
    ['a script under a prefix', svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'), 'SVG_SCRIPT'],
    ['an event handler', svg('', ' onload="alert(1)"'), 'SVG_SCRIPT'],
    ['a javascript address', svg('<a href=" JavaScript:alert(1)"/>'), 'SVG_SCRIPT'],
    ['HTML inside', svg('<foreignObject><p/></foreignObject>'), 'SVG_SCRIPT'],
    ['an animated address', svg('<a><set attributeName="href" to="x"/></a>'), 'SVG_SCRIPT'],
    ['a foreign image', svg('<image href="https://evil.example/a.png"/>'), 'SVG_FOREIGN'],
    ['another file', svg('<use href="other.svg#a"/>'), 'SVG_FOREIGN'],
    ['a foreign fill', svg('<rect style="fill:url(https://evil.example/a)"/>'), 'SVG_FOREIGN'],
    ['an imported style', svg('<style>@import "https://evil.example/a.css";</style>'), 'SVG_FOREIGN'],
    ['a style in CDATA', svg('<style><![CDATA[a{fill:url("//evil.example")}]]></style>'), 'SVG_FOREIGN'],
    ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'SVG_FOREIGN'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'SVG_FOREIGN'],
    ['HTML', '<html><body/></html>', 'UNREADABLE'],
    ['text', 'hello', 'UNREADABLE'],
    ['nothing', '', 'UNREADABLE'],
    ['half a drawing', svg('<g>').slice(0, -3), 'UNREADABLE'],
  ])('must not be or have %s', (_, text, kind) => expect(svgFault(text)?.kind).toBe(kind));
});

describe('BRD-01 images of a brand', () => {
  let folder: string;
  const brand = testBrand('imaged');
  beforeAll(async () => {
    folder = await temporaryFolder('sala-images');
    cpSync(path.join(projectRoot, 'brands/assets'), path.join(folder, 'assets'), { recursive: true });
    mkdirSync(path.join(folder, brand.id, 'assets'), { recursive: true });
  });

  const inspect = async (file: string, bytes: Buffer | string, change: object) => {
    writeFileSync(path.join(folder, brand.id, 'assets', file), bytes);
    const problems = await inspectImages({ ...brand, ...change }, { onDisk: imageFiles(folder)(brand.id) });
    return problems.map(({ code, path: at, severity }) => [severity, code, at]);
  };
  const flat = (colour: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const icon = (file: string) => ({ art: { ...brand.art, icon: file } });
  const background = (file: string) => ({ images: { ...brand.images, 'home.normal.background': file } });

  it('names an image that is none, and one that is cut off', async () => {
    const at = '/art/icon';
    expect(await inspect('text.png', 'no image', icon('text.png'))).toEqual([
      ['error', 'IMAGE_UNREADABLE', at],
    ]);
    const whole = readFileSync(path.join(projectRoot, 'docs/images/member-phone.png'));
    const half = whole.subarray(0, whole.length / 2);
    expect(await inspect('half.png', half, icon('half.png'))).toEqual([['error', 'IMAGE_UNREADABLE', at]]);
  });

  it('names an SVG with a script by the setting that uses it', async () => {
    const found = await inspect('evil.svg', svg('<script/>'), icon('evil.svg'));
    expect(found).toEqual([['error', 'IMAGE_SCRIPT', '/art/icon']]);
  });

  it('refuses a background on which the text cannot be read, and allows one on which it can', async () => {
    const { text, background: ground } = brand.theme;
    const at = '/images/home.normal.background';
    expect(await inspect('text.webp', await flat(text), background('text.webp'))).toEqual([
      ['error', 'IMAGE_TEXT_UNREADABLE', at],
    ]);
    expect(await inspect('ground.webp', await flat(ground), background('ground.webp'))).toEqual([]);
  });

  it('inspects a file again once it has changed', async () => {
    const file = 'changed.svg';
    expect(await inspect(file, svg(''), icon(file))).toEqual([]);
    expect(await inspect(file, svg('<script>1</script>'), icon(file))).not.toEqual([]);
  });

  it('samples an uploaded background by its bytes', async () => {
    const upload = 'u/0123.webp';
    const problems = await inspectImages(
      { ...brand, ...background(upload) },
      { onDisk: imageFiles(folder)(brand.id), uploaded: () => flat(brand.theme.text) },
    );
    expect(problems.map(({ code }) => code)).toEqual(['IMAGE_TEXT_UNREADABLE']);
  });
});
