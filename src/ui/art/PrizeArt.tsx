import type { ComponentType } from 'react';
import { CloverArt } from './CloverArt';
import { CoinsArt } from './CoinsArt';
import { GiftArt } from './GiftArt';
import { PointArt } from './PointArt';
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
