import { afterEach, beforeEach, vi } from 'vitest';

/** Enables reduced motion for the tests of a file, so that no animation delays them. */
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
