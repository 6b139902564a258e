import { describe, expect, it, vi } from 'vitest';
import { saveImage } from './saveQrImage';

const canvas = { toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])) } as HTMLCanvasElement;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Safari/604.1';
const save = (userAgent: string, more: object = {}) =>
  saveImage(canvas, 'qr.png', { userAgent, maxTouchPoints: 5, ...more });

describe('saving the QR image', () => {
  it('opens the share sheet on iOS, with the image as a file', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    expect(await save(IPHONE, { canShare: () => true, share })).toBe('saved');
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['qr.png', 'image/png']);
  });

  it('reports nothing when the member closes the share sheet', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await save(IPHONE, { canShare: () => true, share })).toBe('cancelled');
  });

  it('refuses where iOS cannot share, where sharing fails, and inside other apps', async () => {
    const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    expect(await save(IPHONE, { canShare: () => true, share })).toBe('refused');
    expect(await save(IPHONE)).toBe('refused');
    expect(await save(`${IPHONE} Line/14.1.0`)).toBe('refused');
    expect(await save('Mozilla/5.0 (Linux; Android 14; wv) Chrome/120')).toBe('refused');
  });

  it('downloads a PNG elsewhere', async () => {
    vi.useFakeTimers();
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.href}`);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }));
    expect(await save('Mozilla/5.0 (Linux; Android 14) Chrome/120')).toBe('saved');
    expect(names).toEqual(['qr.png blob:x']);
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
    click.mockRestore();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
