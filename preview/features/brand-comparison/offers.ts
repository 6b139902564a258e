import type { BrandDefaults } from '#schemas/brand/brandFile';
import { sameJson, valueAt } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { checkBrand } from '#core/brand/validate';
import { may } from '@backoffice/api/staffApi';
import { type AppliedChanges, applyToOtherBrand, problemName } from '@studio/core/draft/applyToOtherBrand';
import type { Member } from './useComparison';

/** What a value of a setting would do to the draft of one brand. */
export interface Offer extends AppliedChanges {
  readonly member: Member;
  /** The value in its draft. */
  readonly now: unknown;
  readonly state: 'open' | 'same' | 'readOnly' | 'incompatible';
  /** What would be wrong with the brand that is not now. */
  readonly warnings: readonly Problem[];
}

/**
 * Tries a value of one setting on each brand's draft, without saving anything. A value that all
 * brands inherit is set by inheriting it, so that files contain only differences. Pure.
 */
export function offersOf(
  path: string,
  value: unknown,
  members: readonly Member[],
  defaults: BrandDefaults,
): Offer[] {
  const after = sameJson(value, valueAt(defaults, path)) ? undefined : value;
  return members.map((member): Offer => {
    const before = applyToOtherBrand([], member.draft, defaults);
    const applied = applyToOtherBrand([{ path, after }], member.draft, defaults);
    const now = valueAt(before.brand, path);
    const isSame = applied.changes.length === 0 || sameJson(now, value);
    const state = !may(member.summary, 'drafts.edit')
      ? 'readOnly'
      : isSame
        ? 'same'
        : applied.incompatible.length > 0
          ? 'incompatible'
          : 'open';
    const warnings = state === 'open' ? freshProblems(before, applied) : [];
    return { ...applied, member, now, state, warnings };
  });
}

function freshProblems(before: AppliedChanges, after: AppliedChanges): Problem[] {
  const known = new Set(checkBrand(before.brand, {}).map(problemName));
  return checkBrand(after.brand, {}).filter((problem) => !known.has(problemName(problem)));
}
