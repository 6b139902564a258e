import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import { checkAgainstOthers, type Neighbour } from '#core/brand/checks/across';
import type { AssetLookup } from '#core/brand/checks/assets';
import { checkSecrets } from '#core/brand/checks/secrets';
import type { Messages } from '#core/brand/checks/texts';
import type { Problem } from '#core/brand/problem';
import { checkBrand } from '#core/brand/validate';

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
