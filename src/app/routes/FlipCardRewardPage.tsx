import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useBrand, useFeature } from '@/brand/useBrand';
import { useTurnRewardCardMutation } from '@/features/flip-card-reward/flipCardRewardApi';
import { GameRewardList } from '@/features/game-reward-request/GameRewardList';
import { Navigate } from '@/lib/router';
import { PageHeader } from '@/ui/PageHeader';
import { Column, Columns } from './money/Columns';
import { CardGame } from './prizes/CardGame';
import { Fairness } from './prizes/Fairness';
import { HowToEarn } from './prizes/HowToEarn';

/** `/auth/media/flip-card-reward`: cards for goods, and what became of those won (RTM-22, API-148, API-149). */
export function FlipCardRewardPage() {
  return useFeature('flipCardReward') ? <Game /> : <Navigate to="/404" replace />;
}

function Game() {
  const { t } = useTranslation('prize');
  const { flipCardReward } = useBrand();
  const [send] = useTurnRewardCardMutation();
  const turn = useMoneyAction('flip-card-reward', send);
  return (
    <>
      <PageHeader title={t('card.rewardTitle')} back="/auth/media" />
      <Columns>
        <CardGame code="FLIP_CARD_REWARD" count={flipCardReward.cards} turn={turn} />
        <Column>
          <HowToEarn {...flipCardReward} />
          <GameRewardList />
          <Fairness prizes={flipCardReward.prizes} />
        </Column>
      </Columns>
    </>
  );
}
