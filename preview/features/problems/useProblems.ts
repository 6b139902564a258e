import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { type AssetLookup, imagePaths } from '#core/brand/checks/assets';
import { sameJson } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { useStudioSelector } from '@studio/core/store/hooks';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { selectBroken, selectFile, selectResolved } from '@studio/core/draft/selectBrand';
import { useWhenIdle } from '@studio/core/store/useWhenIdle';
import { findProblems, type Looked } from './findProblems';
import { useAppTexts } from '@studio/features/settings/appTexts';
import {
  loadImageInfo,
  subscribeToImages,
  imageInfo,
  imagesVersion,
} from '@studio/features/settings/imageRegistry';

const NONE: readonly Problem[] = [];

/**
 * What is wrong with the open draft, errors first; computed after the edit itself is on the screen, once for all who
 * ask. The list stays the same object until something in it changes.
 */
export function useProblems(): readonly Problem[] {
  const file = useWhenIdle(selectFile);
  const broken = useWhenIdle(selectBroken) ?? NONE;
  const brand = useWhenIdle(selectResolved)?.brand;
  const brandId = useStudioSelector((state) => selectOpen(state)?.brandId);
  const { data: others = NONE } = useGetBrandsQuery();
  const messages = useAppTexts(file !== undefined)?.th;
  const assets = useAssets(brandId, brand);
  return useMemo(
    () =>
      file && brand
        ? once({ file, broken, brand, messages, assets, others: others as Looked['others'] })
        : knownOf(brandId),
    [file, broken, brand, brandId, messages, assets, others],
  );
}

/** The pictures as far as they are known; one that is not counts as sound. */
function useAssets(brandId: string | undefined, brand: Brand | undefined): AssetLookup | undefined {
  useEffect(() => {
    if (brandId === undefined || !brand) return;
    loadImageInfo(
      brandId,
      imagePaths(brand).map(([, file]) => file),
    );
  }, [brandId, brand]);
  const version = useSyncExternalStore(subscribeToImages, imagesVersion, imagesVersion);
  return useMemo(() => (brandId === undefined ? undefined : assetsOf(brandId, version)), [brandId, version]);
}

let kept: { readonly key: string; readonly lookUp: AssetLookup } | undefined;

/** One function for each state of knowledge, the same for all who ask. */
function assetsOf(brandId: string, version: number): AssetLookup {
  const key = `${brandId} ${version}`;
  if (kept?.key !== key) {
    const lookUp: AssetLookup = (file) => {
      const info = imageInfo(brandId, file);
      return info === 'missing' ? undefined : (info ?? { bytes: 0 });
    };
    kept = { key, lookUp };
  }
  return kept.lookUp;
}

let last: { readonly looked: Looked; readonly problems: readonly Problem[] } | undefined;

/** Until there is a moment of rest: what was found last. */
const knownOf = (brandId: string | undefined): readonly Problem[] =>
  last && last.looked.brand.id === brandId ? last.problems : NONE;

/** Several parts of the studio ask for the same draft. */
function once(looked: Looked): readonly Problem[] {
  const keys = Object.keys(looked) as (keyof Looked)[];
  if (last && keys.every((key) => last?.looked[key] === looked[key])) return last.problems;
  const problems = findProblems(looked);
  last = { looked, problems: last && sameJson(last.problems, problems) ? last.problems : problems };
  return last.problems;
}
