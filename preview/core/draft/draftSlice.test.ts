import { describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { brandFile, defaults } from '@studio/testing/shipped';
import {
  conflictResolved,
  type DraftState,
  draftSlice,
  edited,
  opened,
  publishedUpdated,
  redone,
  savingFailed,
  savingStarted,
  serverAnswered,
  undone,
  unsaved,
} from './draftSlice';

const { reducer } = draftSlice;
const { id: brandId } = brandFile;
type Action = Parameters<typeof reducer>[1];

const open = (readOnly = false): DraftState =>
  reducer(
    undefined,
    opened({
      brandId,
      defaults,
      published: { revision: 1, file: brandFile },
      draft: { version: 1, file: brandFile },
      readOnly,
    }),
  );
const after = (...actions: readonly Action[]) => {
  const state = actions.reduce((now, action) => reducer(now, action), open());
  if (!state.open) throw new Error('No brand is open.');
  return state.open;
};
const edit = (path: string, value: unknown, at = 0) => edited({ edits: [{ path, value }], at });
/** The shipped file with other values, as a colleague would have saved it. */
const file = (values: Partial<BrandFile>): BrandFile => ({ ...brandFile, ...values });

describe('editing', () => {
  it('makes the draft dirty, and clean again when the edit is undone', () => {
    expect(after(edit('/displayName', 'New')).status).toBe('dirty');
    const back = after(edit('/displayName', 'New'), undone());
    expect([back.status, back.history.present]).toEqual(['saved', brandFile]);
    expect(after(edit('/displayName', 'New'), undone(), redone()).history.present.displayName).toBe('New');
  });

  it('without a value inherits the setting again', () => {
    const { history } = after(edit('/legal', { minimumAge: 25 }), edit('/legal', undefined, 5_000));
    expect(history.present).not.toHaveProperty('legal');
  });

  it('changes nothing for a viewer', () => {
    const viewer = open(true);
    expect(reducer(viewer, edit('/displayName', 'New'))).toBe(viewer);
  });
});

describe('saving', () => {
  it('names what the server does not have yet', () => {
    const { displayName } = brandFile;
    expect(unsaved(after(edit('/displayName', 'New')))).toMatchObject([
      { path: '/displayName', before: displayName, after: 'New' },
    ]);
  });

  it('input during a save is newer than its response, and remains unsaved', () => {
    const sent = file({ displayName: 'One' });
    const now = after(
      edit('/displayName', 'One'),
      savingStarted(),
      edit('/displayName', 'Two', 5_000),
      serverAnswered({ brandId, version: 2, file: sent, sent }),
    );
    expect(now.conflicts).toEqual([]);
    expect([now.status, now.history.present.displayName]).toEqual(['dirty', 'Two']);
    expect(now.saved).toEqual({ version: 2, file: sent });
  });

  it('a failed save retains the edit and reports the reason', () => {
    const failure = { status: 500, code: 'INTERNAL', message: '' } as never;
    const now = after(edit('/displayName', 'New'), savingStarted(), savingFailed(failure));
    expect([now.status, now.inFlight, now.failure]).toEqual(['failed', false, failure]);
    expect(now.history.present.displayName).toBe('New');
  });

  it('ignores an answer for a brand that is no longer open', () => {
    const state = open();
    expect(reducer(state, serverAnswered({ brandId: 'other', version: 9, file: brandFile }))).toBe(state);
  });
});

describe('edits of a colleague', () => {
  const theirs = serverAnswered({ brandId, version: 2, file: file({ displayName: 'Theirs' }) });

  it('preview 12 of other settings are merged, also into the steps of undo', () => {
    const now = after(edit('/tagline', { th: 'ก', en: 'a' }), theirs, undone());
    expect(now.conflicts).toEqual([]);
    expect(now.history.present).toEqual(file({ displayName: 'Theirs' }));
  });

  it('preview 12 of the same setting are a conflict that stops at mine until somebody decides', () => {
    const now = after(edit('/displayName', 'Mine'), theirs);
    expect(now.conflicts).toEqual([
      { path: '/displayName', base: brandFile.displayName, mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(now.history.present.displayName).toBe('Mine');
  });

  it.each([
    ['mine', 'Mine', 'dirty'],
    ['theirs', 'Theirs', 'saved'],
  ] as const)('a conflict decided for %s leaves none', (choice, name, status) => {
    const now = after(
      edit('/displayName', 'Mine'),
      theirs,
      conflictResolved({ path: '/displayName', choice }),
    );
    expect([now.conflicts, now.history.present.displayName, now.status]).toEqual([[], name, status]);
  });

  it('an undecided conflict shows what the server has by now', () => {
    const again = serverAnswered({ brandId, version: 3, file: file({ displayName: 'Later' }) });
    expect(after(edit('/displayName', 'Mine'), theirs, again).conflicts).toMatchObject([{ theirs: 'Later' }]);
  });

  it('a published revision becomes the reference of changes, and leaves the draft', () => {
    const published = { revision: 2, file: file({ displayName: 'Published' }) };
    const now = after(edit('/displayName', 'Mine'), publishedUpdated(published));
    expect([now.published, now.history.present.displayName]).toEqual([published, 'Mine']);
  });
});
