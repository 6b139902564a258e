import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { safeStorage } from '@/lib/safeStorage';
import type { BrandFile } from '#schemas/brand/brandFile';
import { createStudioStore } from '../store/createStudioStore';
import { answer, pageServer } from '@backoffice/testing/pageServer';
import { brandFile, defaults } from '@studio/testing/shipped';
import { edited, opened, selectOpen, unsaved } from './draftSlice';

let answers: ((changed: BrandFile) => object | null)[];
let saves = 0;

pageServer(() => {
  saves += 1;
  // Of a loop, the first hundred rounds are enough.
  if (saves > 100) throw new TypeError('Failed to fetch');
  const next = answers.shift() ?? complete;
  return answer(200, { data: next({ ...brandFile, displayName: 'Later' }) });
});
const complete = (file: BrandFile) => ({ version: 2, file, updatedAt: '2026-01-01T00:00:00Z' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  saves = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function editOnce() {
  const store = createStudioStore(safeStorage(() => window.sessionStorage));
  const draft = { version: 1, file: brandFile };
  store.dispatch(
    opened({
      brandId: brandFile.id,
      defaults,
      published: { revision: 1, file: brandFile },
      draft,
      readOnly: false,
    }),
  );
  store.dispatch(edited({ edits: [{ path: '/displayName', value: 'Later' }], at: 0 }));
  return () => {
    const open = selectOpen(store.getState());
    if (!open) throw new Error('No brand is open.');
    return open;
  };
}

it.each([
  ['no file', () => ({ version: 2 })],
  ['null for a file', () => ({ version: 2, file: null })],
  ['a list for a file', () => ({ version: 2, file: [] })],
  ['no version', (file: BrandFile) => ({ file })],
  ['nothing', () => null],
])(
  'a save that is answered with %s has failed; it is retried later, and the edit is retained',
  async (_, bad) => {
    answers = [bad];
    const open = editOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(open().status).toBe('failed'));
    expect(saves).toBe(1);
    expect(open().history.present.displayName).toBe('Later');
    expect(unsaved(open())).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.waitFor(() => expect(open().status).toBe('saved'));
    expect(saves).toBe(2);
    expect(open().saved.version).toBe(2);
  },
);
