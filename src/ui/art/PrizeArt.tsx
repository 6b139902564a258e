import type { ComponentType } from 'react';
import { CloverArt } from './CloverArt';
import { CoinsArt } from './CoinsArt';
import { GiftArt } from './GiftArt';
import { PointArt } from './PointArt';
import type { ArtProps } from './Scene';

const pictures: Readonly<Record<string, ComponentType<ArtProps>>> = {
  CREDIT: CoinsArt,
  POINT: PointArt,
  ITEM: GiftArt,
  NONE: CloverArt,
};

interface Props extends ArtProps {
  /** What the prize is made of; anything else shows as a gift. */
  readonly type: string;
}

/** The picture of a prize by what it is made of. */
export function PrizeArt({ type, ...rest }: Props) {
  const Picture = pictures[type] ?? GiftArt;
  return <Picture {...rest} />;
}
