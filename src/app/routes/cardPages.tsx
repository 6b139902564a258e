import type { ReactNode } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand } from '@/brand/useBrand';
import {
  flipCardApi,
  useGetCardLogInfiniteQuery,
  useTurnCardMutation,
  useTurnRewardCardMutation,
} from '@/features/flip-card/flipCardApi';
import { PageHeader } from '@/ui/PageHeader';
import { useAppDispatch } from '../makeStore';
import { Column, Columns } from './money/Columns';
import { Fairness } from './prizes/Fairness';
import { HowToEarn, EventClosed, RightsLeft } from './prizes/RightsLeft';
import { EffectsButton, usePlayEffects } from './prizes/playEffects';
import { PrizeLog } from './prizes/PrizeLog';
import { SectionBoundary } from '../ErrorBoundary';
import { GameRewardList } from '@/features/game-event/GameRewardList';
import styled from 'styled-components';
import { useState, useEffect, useRef } from 'react';
import { CardBoard, type Table } from '@/features/flip-card/CardBoard';
import { useGameEvent } from '@/features/game-event/gameEventApi';
import { useErrorText } from '@/i18n/errorText';
import type { GameEventCode } from '#schemas/api/gameEvent';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { Pending, SkeletonCard } from '@/ui/Skeleton';
import { PrizeDialog } from './prizes/PrizeDialog';
import { usePrizeArrived } from '../shared/usePrizeArrived';
import type { ApiError } from '#core/contract/apiError';
import { isUndecided } from '@/api/idempotencyKey';
import { prefersReducedMotion } from '@/theme/media';

/** `/auth/media/flip-card`: choose a card to reveal a prize. */
export function FlipCardPage() {
  const [send] = useTurnCardMutation();
  const turn = useMoneyAction('flip-card', send);
  return <CardPage code="FLIP_CARD" rules={useBrand().flipCard} titleId="card.title" turn={turn} />;
}

/** `/auth/media/flip-card-reward`: cards for rewards, their log, and the status of physical rewards. */
export function FlipCardRewardPage() {
  const [send] = useTurnRewardCardMutation();
  const turn = useMoneyAction('flip-card-reward', send);
  const { flipCardReward } = useBrand();
  return (
    <CardPage code="FLIP_CARD_REWARD" rules={flipCardReward} titleId="card.rewardTitle" turn={turn}>
      <GameRewardList />
    </CardPage>
  );
}

interface CardPageProps extends Pick<CardGameProps, 'turn'> {
  readonly code: 'FLIP_CARD' | 'FLIP_CARD_REWARD';
  readonly rules: Brand['flipCard'] | Brand['flipCardReward'];
  readonly titleId: 'card.title' | 'card.rewardTitle';
  /** Below the log. */
  readonly children?: ReactNode;
}

function CardPage({ code, rules, titleId, turn, children }: CardPageProps) {
  const { t } = useTranslation('prize');
  const dispatch = useAppDispatch();
  const log = useGetCardLogInfiniteQuery(code, { refetchOnMountOrArgChange: true });
  const effects = usePlayEffects();
  return (
    <>
      <PageHeader title={t(titleId)} back="/auth/media">
        <EffectsButton effects={effects} />
      </PageHeader>
      <Columns>
        <SectionBoundary fallback={<Pending />}>
          <CardGame
            code={code}
            count={rules.cards}
            turn={turn}
            onRevealed={({ prize }) => {
              effects.play(prize.type !== 'NONE');
              dispatch(flipCardApi.util.invalidateTags(['FlipCardLog']));
            }}
          />
        </SectionBoundary>
        <Column>
          <HowToEarn {...rules} />
          <PrizeLog title={t('card.log')} log={log} />
          {children}
          <Fairness prizes={rules.prizes} />
        </Column>
      </Columns>
    </>
  );
}

interface CardGameProps {
  readonly code: GameEventCode;
  /** Number of cards on the table. */
  readonly count: number;
  readonly turn: (pick: { readonly cardIndex: number }) => Promise<TurnedCard | undefined>;
  /** The result has been shown: lists of the game may be refetched. */
  readonly onRevealed?: (card: TurnedCard) => void;
}

/** A table of cards with the plays that are left; without one no card can be tapped. */
export function CardGame({ code, count, turn, onRevealed }: CardGameProps) {
  const { t } = useTranslation('prize');
  const errorText = useErrorText();
  const { event, isError, refetch } = useGameEvent(code);
  const [result, setResult] = useState<TurnedCard | null>(null);
  const renewAll = usePrizeArrived();
  const { table, error, isPending, pick, deal } = useCardTable(turn, (card) => {
    setResult(card);
    renewAll();
    onRevealed?.(card);
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

/** Milliseconds between flipping the picked card, flipping the others and announcing the result. */
const ALONE = 900;
const TELL_AFTER = 1_900;

export interface TurnedCard {
  readonly cardIndex: number;
  readonly prize: { readonly label: string; readonly type: string };
  readonly cards: readonly { readonly label: string; readonly type: string }[];
  readonly left?: number | undefined;
}

/** One request at a time; undefined for a tap while one is pending. */
type Turn = (pick: { readonly cardIndex: number }) => Promise<TurnedCard | undefined>;

const fresh: Table = { picked: null, prize: null, faces: null };

/** A round of cards: tap, response, flip the card, flip the others, announce the result. */
export function useCardTable(turn: Turn, onResult: (card: TurnedCard) => void) {
  const [table, setTable] = useState<Table>(fresh);
  const [error, setError] = useState<ApiError | null>(null);
  const [isPending, setPending] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const after = (ms: number, act: () => void) => {
    timers.current.push(setTimeout(act, prefersReducedMotion() ? 0 : ms));
  };

  const pick = async (cardIndex: number) => {
    setError(null);
    setPending(true);
    setTable({ ...fresh, picked: cardIndex });
    try {
      const card = await turn({ cardIndex });
      if (!card) return;
      setTable({ picked: cardIndex, prize: card.prize, faces: null });
      after(ALONE, () => setTable({ picked: cardIndex, prize: card.prize, faces: card.cards }));
      after(TELL_AFTER, () => onResult(card));
    } catch (failure) {
      const refused = failure as ApiError;
      setError(refused);
      // The outcome is unknown, so only the same card may be retried.
      if (!isUndecided(refused)) setTable(fresh);
    } finally {
      setPending(false);
    }
  };

  return { table, error, isPending, pick, deal: () => setTable(fresh) };
}
