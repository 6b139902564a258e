import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { media } from '@/theme/media';
import { type Face, PlayingCard } from './PlayingCard';

/** State of the table. */
export interface Table {
  /** The card that was tapped; null before. */
  readonly picked: number | null;
  /** The face of the picked card, once the server drew it. */
  readonly prize: Face | null;
  /** All faces, once the picked card is open. */
  readonly faces: readonly Face[] | null;
}

interface Props {
  readonly count: number;
  readonly table: Table;
  /** Which cards can be tapped: all, none, or only the picked one, whose response was lost. */
  readonly open: 'all' | 'picked' | 'none';
  readonly isPending: boolean;
  readonly onPick: (place: number) => void;
}

/** Cards to choose one from; the picked one flips first, then the others. */
export function CardBoard({ count, table: { picked, prize, faces }, open, isPending, onPick }: Props) {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <Grid data-testid="cards" data-wide={count > 12 || undefined} data-four={count % 4 === 0 || undefined}>
      {places.map((place) => {
        const isPicked = place === picked;
        const served = (isPicked ? prize : faces?.[place]) ?? null;
        const face = served && { ...served, label: nameOf(served.label) };
        return (
          <PlayingCard
            key={place}
            name={
              face
                ? t('card.openFace', { n: place + 1, label: face.label })
                : t('card.closedFace', { n: place + 1 })
            }
            face={face}
            isPicked={isPicked}
            isPending={isPicked && isPending}
            disabled={open === 'none' || (open === 'picked' && !isPicked)}
            onClick={() => onPick(place)}
          />
        );
      })}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  max-width: 372px;
  width: 100%;
  margin: 0 auto;

  &[data-four] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    max-width: 500px;
  }
  &[data-wide] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
    max-width: none;
  }

  ${media.tablet} {
    gap: 16px;

    &[data-wide] {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
  }
`;
