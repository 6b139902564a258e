import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { type AssetLookup, imagePaths } from '#core/brand/checks/assets';
import { sameJson } from '#core/brand/json';
import type { Problem } from '#core/brand/problem';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { selectBroken, selectFile, selectResolved } from '@studio/core/draft/selectBrand';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { imageUrl, loadImageInfo, selectImages } from '@studio/core/store/images';
import { useWhenIdle } from '@studio/core/store/useWhenIdle';
import { useAppTexts } from '@studio/features/settings/appTexts';
import type { BrandFile } from '#schemas/brand/brandFile';
import { checkAgainstOthers, type Neighbour } from '#core/brand/checks/across';
import { checkSecrets } from '#core/brand/checks/secrets';
import type { Messages } from '#core/brand/checks/texts';
import { checkBrand } from '#core/brand/validate';

const NONE: readonly Problem[] = [];
const ProblemsContext = createContext(NONE);

/** Problems of the open draft, errors first. The list remains the same object until a problem changes. */
export const useProblems = (): readonly Problem[] => use(ProblemsContext);

/** Checks the open draft once for all parts of the studio, after the edit itself is on the screen. */
export function ProblemsProvider({ children }: { readonly children: ReactNode }) {
  const found = useFoundProblems();
  const [shown, setShown] = useState(found);
  if (shown !== found && !sameJson(shown, found)) setShown(found);
  return <ProblemsContext value={shown}>{children}</ProblemsContext>;
}

function useFoundProblems(): readonly Problem[] {
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
        ? findProblems({ file, broken, brand, messages, assets, others: others as DraftToCheck['others'] })
        : NONE,
    [file, broken, brand, messages, assets, others],
  );
}

/** The images loaded so far; an unknown one counts as valid. */
function useAssets(brandId: string | undefined, brand: Brand | undefined): AssetLookup | undefined {
  const dispatch = useStudioDispatch();
  const images = useStudioSelector(selectImages);
  useEffect(() => {
    if (brandId === undefined || !brand) return;
    const files = imagePaths(brand).map(([, file]) => file);
    dispatch(loadImageInfo(brandId, files));
  }, [dispatch, brandId, brand]);
  return useMemo(() => {
    if (brandId === undefined) return undefined;
    return (file) => {
      const info = images[imageUrl(brandId, file)];
      if (info === 'missing') return undefined;
      return info === undefined || info === 'loading' ? { bytes: 0 } : info;
    };
  }, [brandId, images]);
}

export interface DraftToCheck {
  readonly file: BrandFile;
  /** What breaks the schema in the file. */
  readonly broken: readonly Problem[];
  /** The brand with each broken setting as inherited. */
  readonly brand: Brand;
  /** Texts and images are not checked before they are loaded. */
  readonly messages: Messages | undefined;
  readonly assets: AssetLookup | undefined;
  /** The other brands that this person may see. */
  readonly others: readonly Neighbour[];
}

/**
 * All that is wrong with a draft, by the very checks of `npm run validate`. Where the schema is
 * broken, the rest is still checked with that setting inherited, so that a half-typed value hides no other problem.
 */
export function findProblems({
  file,
  broken,
  brand,
  messages,
  assets,
  others,
}: DraftToCheck): readonly Problem[] {
  const found = [
    ...broken,
    ...checkSecrets(file),
    ...checkBrand(brand, { messages, assets }),
    ...checkAgainstOthers(
      brand,
      others.filter(({ brandId }) => brandId !== brand.id),
    ),
  ];
  const isError = ({ severity }: Problem) => severity === 'error';
  return [...found.filter(isError), ...found.filter((problem) => !isError(problem))];
}
