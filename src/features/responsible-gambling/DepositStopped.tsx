import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Card, HeroCard } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { BirthDateCard } from './BirthDateCard';
import { CalmArt } from './CalmArt';
import {
  type PlayStatus,
  type PlayBreak,
  useEndExclusionMutation,
  useBreakText,
} from './responsibleGamblingApi';
import { useState } from 'react';
import { useOutcomeToast } from '@/api/useOutcomeToast';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface Props {
  readonly playStatus: PlayStatus;
}

/** Shown instead of a deposit form that is blocked: the reason, and what remains available. */
export function DepositStopped({ playStatus }: Props) {
  const { t } = useTranslation('responsible');
  if (playStatus.playBreak) return <BreakState playBreak={playStatus.playBreak} />;
  if (playStatus.birthDateNeeded) return <BirthDateCard />;
  return (
    <Card>
      <Calm>
        <CalmArt />
        <h2>{t('deposit.reached')}</h2>
        <p>{t('deposit.reachedText')}</p>
        <LinkButton to="/auth/settings/responsible-play" variant="secondary">
          {t('deposit.manage')}
        </LinkButton>
      </Calm>
    </Card>
  );
}

/** Whether a deposit of at least `least` baht may be made. */
export function isDepositStopped(
  { playBreak, birthDateNeeded, depositLeft }: PlayStatus,
  least: number,
): boolean {
  return playBreak !== null || birthDateNeeded || (depositLeft !== null && depositLeft < least);
}

const Calm = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;

  h2 {
    ${text('title', 'bold')}
  }
  p {
    max-width: 34ch;
    margin: 0 0 8px;
    color: var(--text-muted);
    ${text('small')}
  }
`;

interface BreakStateProps {
  readonly playBreak: PlayBreak;
}

/** An active break: its end, and what remains available. */
export function BreakState({ playBreak }: BreakStateProps) {
  const { t } = useTranslation('responsible');
  const report = useOutcomeToast();
  const until = useBreakText()(playBreak);
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndExclusionMutation();

  return (
    <HeroCard aria-label={t(`now.${playBreak.kind}`)}>
      <BreakStateCalm>
        <CalmArt />
        <h2>{t(`now.${playBreak.kind}`)}</h2>
        <strong>{until}</strong>
        <p>{t('now.can')}</p>
        <Ways>
          <LinkButton to="/auth/withdraw">{t('now.withdraw')}</LinkButton>
          <LinkButton to="/auth/transaction/history" variant="secondary">
            {t('now.history')}
          </LinkButton>
        </Ways>
        {playBreak.endable && (
          <Button variant="ghost" full onClick={() => setAsking(true)}>
            {t('end.start')}
          </Button>
        )}
      </BreakStateCalm>
      {isAsking && (
        <ConfirmDialog
          title={t('end.ask')}
          text={t('end.askText')}
          onConfirm={async () => report(await end(), t('end.saved'))}
          onClose={() => setAsking(false)}
        />
      )}
    </HeroCard>
  );
}

const BreakStateCalm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  text-align: center;

  h2 {
    ${text('title', 'bold')}
  }
  strong {
    color: var(--accent-strong);
  }
  p {
    max-width: 36ch;
    margin: 0 0 8px;
    color: var(--text-muted);
    ${text('small')}
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  width: 100%;
`;
