import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand, useFeature } from '@/brand/useBrand';
import {
  flipCardApi,
  useGetCardLogInfiniteQuery,
  useTurnRewardCardMutation,
} from '@/features/flip-card/flipCardApi';
import { GameRewardList } from '@/features/game-event/GameRewardList';
import { Navigate } from '@/lib/router';
import { PageHeader } from '@/ui/PageHeader';
import { useAppDispatch } from '../hooks';
import { Column, Columns } from './money/Columns';
import { CardGame } from './prizes/CardGame';
import { Fairness } from './prizes/Fairness';
import { HowToEarn } from './prizes/HowToEarn';
import { PrizeLog } from './prizes/PrizeLog';
import { SectionBoundary } from '../ErrorBoundary';

/** `/auth/media/flip-card-reward`: cards for rewards, their log, and the status of physical rewards. */
export function FlipCardRewardPage() {
  return useFeature('flipCardReward') ? <Game /> : <Navigate to="/404" replace />;
}

function Game() {
  const { t } = useTranslation('prize');
  const { flipCardReward } = useBrand();
  const [send] = useTurnRewardCardMutation();
  const turn = useMoneyAction('flip-card-reward', send);
  const dispatch = useAppDispatch();
  const log = useGetCardLogInfiniteQuery('FLIP_CARD_REWARD', { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader title={t('card.rewardTitle')} back="/auth/media" />
      <Columns>
        <SectionBoundary>
          <CardGame
            code="FLIP_CARD_REWARD"
            count={flipCardReward.cards}
            turn={turn}
            onRevealed={() => dispatch(flipCardApi.util.invalidateTags(['FlipCardLog']))}
          />
        </SectionBoundary>
        <Column>
          <HowToEarn {...flipCardReward} />
          <PrizeLog title={t('card.log')} log={log} />
          <GameRewardList />
          <Fairness prizes={flipCardReward.prizes} />
        </Column>
      </Columns>
    </>
  );
}
