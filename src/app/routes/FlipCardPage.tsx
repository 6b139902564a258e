import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand, useFeature } from '@/brand/useBrand';
import {
  flipCardApi,
  useGetCardLogInfiniteQuery,
  useTurnCardMutation,
} from '@/features/flip-card/flipCardApi';
import { Navigate } from '@/lib/router';
import { PageHeader } from '@/ui/PageHeader';
import { useAppDispatch } from '../hooks';
import { Column, Columns } from './money/Columns';
import { CardGame } from './prizes/CardGame';
import { Fairness } from './prizes/Fairness';
import { HowToEarn } from './prizes/HowToEarn';
import { PrizeLog } from './prizes/PrizeLog';
import { SectionBoundary } from '../ErrorBoundary';

/** `/auth/media/flip-card`: choose a card to reveal a prize. */
export function FlipCardPage() {
  return useFeature('flipCard') ? <Game /> : <Navigate to="/404" replace />;
}

function Game() {
  const { t } = useTranslation('prize');
  const dispatch = useAppDispatch();
  const { flipCard } = useBrand();
  const [send] = useTurnCardMutation();
  const turn = useMoneyAction('flip-card', send);
  const log = useGetCardLogInfiniteQuery('FLIP_CARD', { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title={t('card.title')} back="/auth/media" />
      <Columns>
        <SectionBoundary>
          <CardGame
            code="FLIP_CARD"
            count={flipCard.cards}
            turn={turn}
            onRevealed={() => dispatch(flipCardApi.util.invalidateTags(['FlipCardLog']))}
          />
        </SectionBoundary>
        <Column>
          <HowToEarn {...flipCard} />
          <PrizeLog title={t('card.log')} log={log} />
          <Fairness prizes={flipCard.prizes} />
        </Column>
      </Columns>
    </>
  );
}
