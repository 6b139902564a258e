import styled, { keyframes } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { motion } from '@/theme/media';
import { text } from '@/theme/typography';
import { PrizeArt } from '@/ui/art/PrizeArt';
import { Button } from '@/ui/Button';
import { Confetti } from '@/ui/Confetti';
import { Dialog } from '@/ui/Dialog';

export interface ShownPrize {
  readonly label: string;
  readonly type: string;
}

const arrivals = { CREDIT: 'won.CREDIT', POINT: 'won.POINT', ITEM: 'won.ITEM' } as const;

interface Props {
  readonly prize: ShownPrize;
  readonly onClose: () => void;
}

/** The result of a play: the prize in large type and one button. */
export function PrizeDialog({ prize, onClose }: Props) {
  const { t } = useTranslation(['prize', 'common']);
  const { type } = prize;
  const label = useServedName()(prize.label);
  const isWon = type !== 'NONE';
  const arrival = type in arrivals ? arrivals[type as keyof typeof arrivals] : null;
  return (
    <Dialog title={isWon ? t('won.name', { label }) : t('lost.title')} hideTitle onClose={onClose}>
      {isWon && <Confetti />}
      <Centre data-won={isWon || undefined} data-testid="prize">
        <PrizeArt type={type} size={220} />
        <span aria-hidden="true">{t(isWon ? 'won.title' : 'lost.title')}</span>
        {isWon && <strong>{label}</strong>}
        {arrival && <p>{t(arrival)}</p>}
        <Button size="large" full onClick={onClose}>
          {t('common:action.ok')}
        </Button>
      </Centre>
    </Dialog>
  );
}

const pop = keyframes`
  from { opacity: 0; transform: scale(.6) translateY(12px); }
`;

const Centre = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 4px;
  text-align: center;

  > svg {
    animation: ${pop} 420ms ${motion.spring};
  }
  &[data-won] > svg {
    filter: drop-shadow(0 0 28px var(--gold-soft));
  }
  > span {
    color: var(--text-muted);
    ${text('lead')}
  }
  &:not([data-won]) > span {
    margin-bottom: 16px;
    color: var(--text);
    ${text('title', 'bold')}
  }
  > strong {
    color: var(--gold-strong);
    font-family: var(--font-display);
    overflow-wrap: anywhere;
    ${text('figure', 'bold')}
  }
  > p {
    margin: 4px 0 16px;
    color: var(--text-muted);
    text-wrap: balance;
  }
`;
