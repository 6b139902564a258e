import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { BirthDateCard } from './BirthDateCard';
import { BreakState } from './BreakState';
import { CalmArt } from './CalmArt';
import type { PlayStanding } from './responsiblePlayApi';

interface Props {
  readonly standing: PlayStanding;
}

/** Shown instead of a deposit form that is blocked: the reason, and what remains available. */
export function DepositStopped({ standing }: Props) {
  const { t } = useTranslation('responsible');
  if (standing.playBreak) return <BreakState playBreak={standing.playBreak} />;
  if (standing.birthDateNeeded) return <BirthDateCard />;
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
  { playBreak, birthDateNeeded, depositLeft }: PlayStanding,
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
