import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { BirthDateCard } from './BirthDateCard';
import { BreakState } from './BreakState';
import { CalmArt } from './CalmArt';
import type { PlayStatus } from './responsibleGamblingApi';

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
    margin: 0;
    ${text('title', 'bold')}
  }
  p {
    max-width: 34ch;
    margin: 0 0 8px;
    color: var(--text-muted);
    ${text('small')}
  }
`;
