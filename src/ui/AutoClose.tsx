import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { text } from '@/theme/typography';
import { useCountdown } from './useCountdown';

interface Props {
  /** Milliseconds from now. */
  readonly ms: number;
  readonly onEnd: () => void;
}

/** Countdown to an automatic close, as a shrinking line and in seconds. */
export function AutoClose({ ms, onEnd }: Props) {
  const { t } = useTranslation();
  const [until] = useState(() => Date.now() + ms);
  const left = useCountdown(until, onEnd);
  return (
    <Box>
      <Line $ms={ms} aria-hidden="true" />
      <span>{t('autoClose', { n: left })}</span>
    </Box>
  );
}

const runOut = keyframes`
  to { transform: scaleX(0); }
`;

const Box = styled.div`
  display: grid;
  gap: 6px;
  margin-top: 16px;
  color: var(--text-faint);
  ${text('micro')}
  text-align: center;
`;

const Line = styled.span<{ $ms: number }>`
  height: 3px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  transform-origin: left;
  animation: ${runOut} ${({ $ms }) => $ms}ms linear forwards;
`;
