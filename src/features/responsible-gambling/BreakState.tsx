import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { text } from '@/theme/typography';
import { Button } from '@/ui/Button';
import { GlassCard } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { LinkButton } from '@/ui/LinkButton';
import { toast } from '@/ui/toast';
import { CalmArt } from './CalmArt';
import { type PlayBreak, useEndExclusionMutation } from './responsibleGamblingApi';
import { useBreakText } from './usePlayStatus';

interface Props {
  readonly playBreak: PlayBreak;
}

/** An active break: its end, and what remains available. */
export function BreakState({ playBreak }: Props) {
  const { t } = useTranslation('responsible');
  const errorText = useErrorText();
  const until = useBreakText()(playBreak);
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndExclusionMutation();

  const ask = async () => {
    const { error } = await end();
    if (error) toast.error(errorText(error as ApiError));
    else toast.success(t('end.saved'));
  };

  return (
    <GlassCard aria-label={t(`now.${playBreak.kind}`)}>
      <Calm>
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
      </Calm>
      {isAsking && (
        <ConfirmDialog
          title={t('end.ask')}
          text={t('end.askText')}
          onConfirm={ask}
          onClose={() => setAsking(false)}
        />
      )}
    </GlassCard>
  );
}

const Calm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  text-align: center;

  h2 {
    margin: 0;
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
