import { afterEach, beforeEach, vi } from 'vitest';

/** For the tests of a file: the person asks for as little motion as possible, so nothing has to be waited for. */
export function withoutMotion(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
