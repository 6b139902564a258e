import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = readFileSync('src/lateFonts.js', 'utf8');

interface Fonts {
  load(font: string, text: string): Promise<unknown>;
}

/** Runs the script on a page whose root names these families; returns whether the page still waits. */
async function runScript(families: string | null, fonts?: Fonts) {
  const root = document.createElement('div');
  if (families !== null) root.setAttribute('data-fonts', families);
  const frames: (() => void)[] = [];
  const page = { getElementById: () => root, fonts };
  // eslint-disable-next-line no-new-func -- a classic script with no exports
  const run = new Function('document', 'requestAnimationFrame', 'setTimeout', source) as (
    ...globals: unknown[]
  ) => void;
  run(
    page,
    (frame: () => void) => frames.push(frame),
    (task: () => void) => task(),
  );
  const isWaiting = () => root.hasAttribute('data-fonts');
  const beforePaint = isWaiting();
  for (const frame of frames) frame();
  const afterPaint = isWaiting();
  await new Promise((resolve) => setTimeout(resolve));
  return { beforePaint, afterPaint, atLast: isWaiting(), frames: frames.length };
}

describe('late fonts', () => {
  it('loads both weights and both scripts of each family after the first paint, and applies them at once', async () => {
    const asked: string[] = [];
    const load = (font: string, text: string) => {
      asked.push(`${font} ${text}`);
      return Promise.resolve();
    };
    const seen = await runScript('Kanit,Sarabun', { load });
    expect(seen).toEqual({ beforePaint: true, afterPaint: true, atLast: false, frames: 1 });
    expect(asked).toEqual([
      '400 1em Kanit กa0',
      '600 1em Kanit กa0',
      '400 1em Sarabun กa0',
      '600 1em Sarabun กa0',
    ]);
  });

  it('stops waiting when a font fails to load', async () => {
    const load = (font: string) =>
      font.startsWith('600') ? Promise.reject(new Error('404')) : Promise.resolve();
    expect(await runScript('Kanit', { load })).toMatchObject({ afterPaint: true, atLast: false });
  });

  it('applies the fonts immediately without the font loading API', async () => {
    expect(await runScript('Kanit')).toMatchObject({ beforePaint: false, frames: 0 });
  });

  it('does nothing on a page that was not prerendered', async () => {
    expect(await runScript(null, { load: () => Promise.reject(new Error('asked')) })).toMatchObject({
      frames: 0,
    });
  });
});
