import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';

/** Overlay of a closed game or provider. */
export function Closed() {
  const { t } = useTranslation('games');
  return (
    <Veil>
      <span>
        <Wrench size={14} aria-hidden="true" />
        {t('game.closed')}
      </span>
    </Veil>
  );
}

const Veil = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  place-items: center;
  background: var(--veil);

  span {
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    gap: 6px;
    max-width: calc(100% - 8px);
    padding: 4px 10px;
    border-radius: var(--radius-pill);
    background: var(--surface-1);
    box-shadow: var(--shadow-1);
    color: var(--text);
    text-align: center;
    ${text('micro', 'bold')}
  }
`;
