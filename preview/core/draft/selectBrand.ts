import { createSelector } from '@reduxjs/toolkit';
import { validate as brandFileCheck } from '#schemas/preview/brandFile?validate';
import { settingChanges } from '#core/brand/edit';
import { schemaProblems } from '#core/brand/schemaProblems';
import { type DraftState, selectOpen } from './draftSlice';
import { resolveLastValid } from './resolveLastValid';

interface Root {
  readonly draft: DraftState;
}

/** The edited file and the defaults needed to resolve it; null until a brand is open. */
export const selectFile = (state: Root) => selectOpen(state)?.history.present;

/** What breaks the schema in the draft: the frames must not see it. */
export const selectBroken = createSelector(
  [selectFile, (state: Root) => selectOpen(state)?.defaults],
  (file, defaults) => (file && defaults ? schemaProblems(file, brandFileCheck, defaults) : []),
);

/** The brand that the frames show. */
export const selectResolved = createSelector(
  [
    selectFile,
    (state: Root) => selectOpen(state)?.defaults,
    (state: Root) => selectOpen(state)?.published.file,
    selectBroken,
  ],
  (file, defaults, published, broken) =>
    file && defaults && published ? resolveLastValid(defaults, file, broken, published) : null,
);

/** The published brand, for the side-by-side view. */
export const selectPublished = createSelector(
  [(state: Root) => selectOpen(state)?.defaults, (state: Root) => selectOpen(state)?.published.file],
  (defaults, file) => (defaults && file ? resolveLastValid(defaults, file, [], file).brand : null),
);

/** What would change if the draft were published now, setting by setting. */
export const selectChanges = createSelector(
  [(state: Root) => selectOpen(state)?.published.file, selectFile],
  (published, file) => (published && file ? settingChanges(published, file) : []),
);
