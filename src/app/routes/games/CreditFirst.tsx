import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCredit } from '@/features/user/useCredit';
import { media } from '@/theme/media';
import { text } from '@/theme/typography';
import { Art as WalletArt } from '@/ui/art/wallet.svg?art';
import { Button } from '@/ui/Button';
import { LinkButton } from '@/ui/LinkButton';
import { Pending } from '@/ui/Skeleton';
import { useCashOutAll } from '../../shared/GameCredit';

/** Baht below which no game can be played. */
const LEAST = 1;

/**
 * Shows a member without credit how to get it: by a deposit, or by cashing out a game that was left on another device.
 */
export function CreditFirst() {
  const { t } = useTranslation('games');
  const { point, pending } = useCredit();
  const { cashOutGames } = useCashOutAll();
  const [isAsked, setIsAsked] = useState(false);
  const [isKnown, setIsKnown] = useState(!pending);
  const [wasShown, setWasShown] = useState(false);
  const isLow = point < LEAST;
  // Remains while the balance is fetched again, so that nothing below it moves.
  const isShown = isLow && (wasShown || !pending);
  if (isShown !== wasShown) setWasShown(isShown);
  if (!pending && !isKnown) setIsKnown(true);
  if (!isShown) return isLow && !isKnown ? <Pending /> : null;
  const cashOutAll = () => {
    setIsAsked(true);
    cashOutGames();
  };
  return (
    <Strip role="status">
      <WalletArt size={56} />
      <p>{t(isAsked && !pending ? 'credit.none' : 'credit.low')}</p>
      <div>
        <LinkButton to="/auth/deposit" size="small">
          {t('credit.deposit')}
        </LinkButton>
        <Button size="small" variant="secondary" onClick={cashOutAll}>
          {t('credit.home')}
        </Button>
      </div>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;
  padding: 8px 14px 8px 10px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: linear-gradient(100deg, var(--gold-soft), var(--surface-1) 70%);
  ${text('small', 'bold')}
  text-wrap: balance;

  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-column: 1 / -1;
    gap: 8px;
    padding: 0 0 4px 4px;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > div {
      grid-column: auto;
    }
  }
`;
