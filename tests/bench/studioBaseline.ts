import type { Page } from '@playwright/test';
import { type Device, devices } from '@studio/core/browser/view';

const ORIGIN = 'http://baseline.localhost';

/**
 * The minimum for any studio on this machine: the same number of frames with the same sizes, each with one coloured box
 * that gets a new colour by the same kind of message. The meter finds the same field and receives the same answers.
 */
export async function serveBaseline(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const names = (searchParams.get('device') ?? '').split('.') as Device[];
    const frames = names.map((name) => ({ ...devices[name], address: '/frame' }));
    const body = pathname === '/' ? studioOfFrames(frames, Number(searchParams.get('scale'))) : frame;
    return route.fulfill({ contentType: 'text/html', body });
  });
}

export const baselineAddress = (names: readonly Device[], scale: number): string =>
  `${ORIGIN}/?device=${names.join('.')}&scale=${String(scale)}`;

/** A frame of a reference page. */
interface FrameSize {
  readonly width: number;
  readonly height: number;
  readonly address: string;
}

/** A page with one field, whose colour is sent to all frames. */
export const studioOfFrames = (frames: readonly FrameSize[], scale: number): string => `<!doctype html>
<p data-setting="/theme/color"><input></p>
${frames
  .map(
    ({
      width,
      height,
      address,
    }) => `<div style="float:left;overflow:hidden;width:${width * scale}px;height:${height * scale}px">
<iframe src="${address}" width="${width}" height="${height}" style="border:0;transform:scale(${scale});transform-origin:0 0"></iframe>
</div>`,
  )
  .join('\n')}
<script>
  let sequence = 0;
  const tell = (frame) =>
    frame.postMessage({ kind: 'state', sequence, brand: { theme: { color: input.value } } }, location.origin);
  const input = document.querySelector('input');
  input.addEventListener('input', () => {
    sequence += 1;
    for (const { contentWindow } of document.querySelectorAll('iframe')) tell(contentWindow);
  });
  addEventListener('message', ({ data, source }) => data.kind === 'ready' && tell(source));
</script>`;

const frame = `<!doctype html>
<body style="margin:0"><div style="height:100vh"></div>
<script>
  addEventListener('message', ({ data: { brand, sequence } }) => {
    document.querySelector('div').style.background = brand.theme.color;
    requestAnimationFrame(() =>
      parent.postMessage({ kind: 'event', event: 'shown', sequence }, location.origin));
  });
  parent.postMessage({ kind: 'ready' }, location.origin);
</script>`;
