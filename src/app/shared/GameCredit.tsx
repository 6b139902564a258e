import { useState, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { useGetGameCreditQuery } from '@/features/game/gameApi';
import { formatMoney } from '@/lib/formatMoney';
import { figures, text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { Gamepad2 } from '@/ui/icons';
import { toast } from '@/ui/toast';
import { useCashOut } from '@/features/game/useCashOut';
import { useCredit } from '@/features/user/useCredit';

/** The member's credit in games, with a cash-out button; nothing when there is none. */
export function GameCredit() {
  const { t } = useTranslation('money');
  const { data } = useGetGameCreditQuery(undefined, {
    skip: !useFeature('games'),
    refetchOnMountOrArgChange: true,
  });
  const { cashOutAll } = useCashOutAll();
  const [isPending, setPending] = useState(false);
  if (!data || (data.amount === 0 && data.isComplete)) return null;

  const bring = async () => {
    setPending(true);
    const isHome = await cashOutAll();
    setPending(false);
    if (!isHome) toast.error(t('gameCredit.failed'));
  };
  return (
    <Strip role="status" data-testid="game-credit">
      <Gamepad2 size={20} aria-hidden="true" />
      <span>
        {data.amount > 0 && <strong>{t('gameCredit.amount', { amount: formatMoney(data.amount) })}</strong>}
        {!data.isComplete && <small>{t('gameCredit.incomplete')}</small>}
        {data.isPlaying && <small>{t('gameCredit.playing')}</small>}
      </span>
      <Button size="small" variant="secondary" pending={isPending} onClick={() => void bring()}>
        {t('gameCredit.bring')}
      </Button>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  padding: 8px 8px 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--gold-soft);
  ${text('small')}

  > svg {
    color: var(--gold-strong);
  }
  strong {
    display: block;
    ${figures}
  }
  small {
    display: block;
    color: var(--text-muted);
    ${text('micro')}
  }

  /* Next to a button, the text would be a narrow column on a phone. */
  @media (max-width: 479px) {
    grid-template-columns: auto minmax(0, 1fr);
    padding: 12px;

    > button {
      grid-column: 1 / -1;
    }
  }
`;

/** Cashes out the games, then fetches the balance, even when the cash-out failed. */
export function useCashOutAll() {
  const { cashOut, cashOutIdle, playingIn } = useCashOut();
  const { renew } = useCredit();
  /** @returns whether all credit was cashed out. */
  const cashOutAll = useCallback(async () => {
    const isComplete = await cashOut();
    renew();
    return isComplete;
  }, [cashOut, renew]);
  const cashOutGames = useCallback(() => void cashOutAll(), [cashOutAll]);
  /** Excludes games with an active play session. */
  const cashOutIdleGames = useCallback(() => void cashOutIdle().then(renew), [cashOutIdle, renew]);
  return { cashOutAll, cashOutGames, cashOutIdleGames, playingIn };
}
