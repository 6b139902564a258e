import styled from 'styled-components';
import { PauseCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { type PlayBreak, useBreakText } from './responsibleGamblingApi';

interface Props {
  readonly playBreak: PlayBreak;
}

/** Banner on every member page during a break: its end and what remains available. */
export function BreakBanner({ playBreak }: Props) {
  const { t } = useTranslation('responsible');
  const until = useBreakText()(playBreak);
  return (
    <Bar role="status">
      <PauseCircle size={22} aria-hidden="true" />
      <p>
        <b>{t(`now.${playBreak.kind}`)}</b> {until}
        <span>{t('now.can')}</span>
      </p>
      <Link to="/auth/settings/responsible-play">{t('now.more')}</Link>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 16px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--accent-soft);
  ${text('small')}

  svg {
    color: var(--accent-strong);
  }
  span {
    display: block;
    color: var(--text-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 4px;
  }
`;
