import styled, { keyframes } from 'styled-components';
import { media, motion } from '@/theme/media';
import { text } from '@/theme/typography';
import { PrizeArt } from '@/ui/art/PrizeArt';
import { useBrand } from '@/brand/useBrand';
import { BackgroundImage } from '@/ui/AppImage';
import { imageUrl } from '#core/brand/imagePath';

export interface Face {
  readonly label: string;
  readonly type: string;
}

interface Props {
  readonly name: string;
  /** Null while the card is face down. */
  readonly face: Face | null;
  readonly isPicked: boolean;
  readonly isPending: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A card with a 3D flip. While it is face down, the DOM does not contain its prize. */
export function PlayingCard({ name, face, isPicked, isPending, disabled, onClick }: Props) {
  return (
    <Place
      type="button"
      aria-label={name}
      aria-busy={isPending || undefined}
      disabled={disabled || face !== null}
      data-open={face !== null || undefined}
      data-picked={isPicked || undefined}
      onClick={onClick}
    >
      <Body>
        <Side>
          <CardBack />
        </Side>
        <Front data-won={(isPicked && face !== null && face.type !== 'NONE') || undefined}>
          {face && (
            <>
              <PrizeArt type={face.type} size={96} />
              <span>{face.label}</span>
            </>
          )}
        </Front>
      </Body>
    </Place>
  );
}

const waiting = keyframes`
  0%, 100% { transform: translateY(-6px) rotate(-1.5deg); }
  50% { transform: translateY(-12px) rotate(1.5deg); }
`;

const Place = styled.button`
  position: relative;
  width: 100%;
  padding: 0 0 138%;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  perspective: 900px;
  transition: transform ${motion.base} ${motion.spring}, opacity ${motion.slow} ease;

  ${media.hover} {
    &:hover:not(:disabled) {
      transform: translateY(-6px);
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.97);
  }
  &[aria-busy] {
    animation: ${waiting} 700ms ease-in-out infinite;
  }
  &[data-open]:not([data-picked]) {
    opacity: 0.62;
  }
  &:disabled {
    cursor: default;
  }
`;

const Body = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: block;
  transform-style: preserve-3d;
  transition: transform 620ms ${motion.spring};

  [data-open] > & {
    transform: rotateY(180deg);
  }
`;

const Side = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: block;
  overflow: hidden;
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-1);
  -webkit-backface-visibility: hidden;
  backface-visibility: hidden;
`;

const Front = styled(Side)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: 2px;
  padding: 4px;
  border: 2px solid var(--line-strong);
  background: linear-gradient(170deg, var(--surface-3), var(--surface-1));
  color: var(--text);
  text-align: center;
  transform: rotateY(180deg);

  /* Two lines must fit below it on a small card. */
  svg {
    max-width: 84%;
    height: auto;
  }
  span {
    overflow-wrap: anywhere;
    ${text('micro', 'bold')}
    line-height: 1.35;
  }
  &[data-won] {
    border-color: var(--gold);
    box-shadow: 0 0 0 2px var(--gold-soft), 0 0 28px var(--gold-soft);
  }
  &[data-won] span {
    color: var(--gold-strong);
    ${text('small', 'bold')}
  }
`;

/** The back of every card: the brand's image, over its colours while that loads or when it fails. */
export function CardBack() {
  const brand = useBrand();
  return (
    <Back>
      <BackgroundImage
        src={imageUrl(brand.art.cardBack, brand)}
        width={100}
        height={138}
        data-edit="/art/cardBack"
      />
    </Back>
  );
}

const Back = styled.span`
  display: block;
  height: 100%;
  background: linear-gradient(135deg, var(--accent), var(--accent-2));

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
