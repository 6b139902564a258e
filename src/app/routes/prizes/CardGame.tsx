import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoard } from '@/features/flip-card/CardBoard';
import { useGameEvent } from '@/features/game-event/gameEventApi';
import { useErrorText } from '@/i18n/errorText';
import type { GameEventCode } from '#schemas/api/gameEvent';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { SkeletonCard } from '@/ui/Skeleton';
import { EventClosed, RightsLeft } from './RightsLeft';
import { PrizeDialog } from './PrizeDialog';
import { type TurnedCard, useCardTable } from './useCardTable';
import { usePrizeArrived } from '../../shared/usePrizeArrived';

interface Props {
  readonly code: GameEventCode;
  /** Number of cards on the table. */
  readonly count: number;
  readonly turn: (pick: { readonly cardIndex: number }) => Promise<TurnedCard | undefined>;
  /** The result has been shown: lists of the game may be refetched. */
  readonly onRevealed?: () => void;
}

/** A table of cards with the plays that are left; without one no card can be tapped. */
export function CardGame({ code, count, turn, onRevealed }: Props) {
  const { t } = useTranslation('prize');
  const errorText = useErrorText();
  const { event, isError, refetch } = useGameEvent(code);
  const [result, setResult] = useState<TurnedCard | null>(null);
  const renewAll = usePrizeArrived();
  const { table, error, isPending, pick, deal } = useCardTable(turn, (card) => {
    setResult(card);
    renewAll();
    onRevealed?.();
  });
  const isTurned = table.prize !== null;
  const isStuck = table.picked !== null && !isTurned && !isPending;

  if (isError && !event) return <ErrorState onRetry={() => void refetch()} />;
  if (event === undefined) return <SkeletonCard />;
  const isClosed = !event?.enabled;
  const left = event?.left ?? 0;
  const mayPick = !isClosed && left > 0 && !isTurned && !isPending;
  const isIdle = isClosed || (left === 0 && table.picked === null);

  return (
    <Layout data-idle={isIdle || undefined}>
      {isClosed ? <EventClosed /> : <RightsLeft left={left} />}
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      {mayPick && <Hint>{t(isStuck ? 'card.retry' : 'card.choose')}</Hint>}
      <CardBoard
        count={count}
        table={table}
        open={isStuck && !isClosed ? 'picked' : mayPick ? 'all' : 'none'}
        isPending={isPending}
        onPick={(place) => void pick(place)}
      />
      {table.faces && left > 0 && (
        <Button size="large" full onClick={deal}>
          {t('card.again')}
        </Button>
      )}
      {result && <PrizeDialog prize={result.prize} onClose={() => setResult(null)} />}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  &[data-idle] [data-testid='cards'] {
    filter: grayscale(0.9);
    opacity: 0.5;
  }
`;

const Hint = styled.p`
  color: var(--text-muted);
  text-align: center;
`;
