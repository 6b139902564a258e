import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Check } from './icons';

interface Props {
  readonly steps: readonly string[];
  /** Index of the current step, from 0. */
  readonly current: number;
}

/** Progress in a form of several steps: ขั้นตอนที่ 1/2. */
export function Stepper({ steps, current }: Props) {
  const { t } = useTranslation('register');
  return (
    <Line aria-label={t('stepper.label', { n: current + 1, total: steps.length })}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          data-done={place < current || undefined}
        >
          <Dot aria-hidden="true">{place < current ? <Check size={16} /> : place + 1}</Dot>
          <span>{step}</span>
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin-bottom: 20px;

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    color: var(--text-faint);
    ${text('small')}
    text-align: center;
  }
  li + li::before {
    content: '';
    position: absolute;
    top: 17px;
    right: calc(50% + 24px);
    left: calc(-50% + 24px);
    height: 2px;
    background: var(--line-strong);
  }
  li[aria-current],
  li[data-done] {
    color: var(--text);
    font-weight: 600;
  }
  li[aria-current]::before,
  li[data-done]::before {
    background: var(--accent);
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 2px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface-1);

  li[aria-current] & {
    border-color: var(--accent);
    box-shadow: 0 0 0 5px var(--glow-soft);
    color: var(--accent-strong);
  }
  li[data-done] & {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
`;
