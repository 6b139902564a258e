import { formatMoney } from '@/lib/formatMoney';
import { moment } from '@backoffice/i18n/bangkokTime';
import type { Evidence } from '@desk/core/queueApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { NearCredits } from './DepositEvidence';
import { Card, Facts } from './Facts';

/** Rewards, prizes, adjustments and game transfers: a list of facts each. */
export function OtherEvidence({ evidence }: { readonly evidence: Evidence }) {
  const t = useTexts('evidence');
  const { language } = useLanguage();
  const { reward, prize, adjustment, gameTransfer } = evidence;
  return (
    <>
      {reward && (
        <Card title={t('reward')}>
          <Facts
            facts={[
              [t('reward.name'), reward.rewardName],
              [t('status'), t(`rewardStatus.${reward.status}`)],
              [t('reward.points'), reward.point],
              [t('reward.credit'), reward.credit > 0 ? formatMoney(reward.credit) : null],
              [t('reward.address'), reward.address],
              [t('reward.tracking'), reward.trackingNo],
            ]}
          />
        </Card>
      )}
      {prize && (
        <Card title={t('prize')}>
          <Facts
            facts={[
              [t('prize.label'), prize.label],
              [t('prize.game'), t(`prizeGame.${prize.game}`)],
              [t('prize.playedAt'), moment(prize.playedAt, language)],
            ]}
          />
        </Card>
      )}
      {adjustment && (
        <>
          <Card title={t('adjustment')}>
            <Facts
              facts={[
                [t('adjustment.direction'), t(`direction.${adjustment.direction}`)],
                [t('slip.reason'), adjustment.reason],
                [t('adjustment.by'), adjustment.proposedBy],
              ]}
            />
          </Card>
          <NearCredits near={adjustment.near} />
        </>
      )}
      {gameTransfer && (
        <Card title={t('gameTransfer')}>
          <Facts
            facts={[
              [t('gameTransfer.house'), gameTransfer.house],
              [t('gameTransfer.direction'), t(`transferDirection.${gameTransfer.direction}`)],
              [t('gameTransfer.tries'), gameTransfer.tries],
              [t('slip.reason'), gameTransfer.reason],
            ]}
          />
        </Card>
      )}
    </>
  );
}
