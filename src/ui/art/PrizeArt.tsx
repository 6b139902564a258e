import type { ComponentType } from 'react';
import { Art as CloverArt } from '@/ui/art/clover.svg?art';
import { Art as CoinsArt } from '@/ui/art/coins.svg?art';
import { Art as GiftArt } from '@/ui/art/gift.svg?art';
import { Art as PointArt } from '@/ui/art/point.svg?art';
import type { ArtProps } from './Scene';

const arts: Readonly<Record<string, ComponentType<ArtProps>>> = {
  CREDIT: CoinsArt,
  POINT: PointArt,
  ITEM: GiftArt,
  NONE: CloverArt,
};

interface Props extends ArtProps {
  /** Kind of the prize; unknown kinds are shown as a gift. */
  readonly type: string;
}

/** The illustration of a prize by kind. */
export function PrizeArt({ type, ...rest }: Props) {
  const Art = arts[type] ?? GiftArt;
  return <Art {...rest} />;
}
