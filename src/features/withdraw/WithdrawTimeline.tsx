import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { Check, X } from '@/ui/icons';
import { timelineOf } from './timelineOf';

/** Progress of a withdrawal. */
export function WithdrawTimeline({ status }: { readonly status: string }) {
  const { t } = useTranslation('withdraw');
  return (
    <Steps aria-label={t('timeline.label')}>
      {timelineOf(status).map(({ label, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Dot>
            {state === 'done' && <Check size={14} aria-hidden="true" />}
            {state === 'failed' && <X size={14} aria-hidden="true" />}
          </Dot>
          {t(label)}
        </li>
      ))}
    </Steps>
  );
}

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface-1);
  color: var(--surface-1);
`;

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('micro')}

  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    color: var(--text-faint);
    text-align: center;
  }

  li + li::before {
    position: absolute;
    top: 12px;
    left: -50%;
    z-index: 0;
    width: 100%;
    height: 2px;
    background: var(--line-strong);
    content: '';
  }

  ${Dot} {
    position: relative;
    z-index: 1;
  }

  li[data-state='done'] {
    color: var(--text);

    ${Dot} {
      border-color: var(--success);
      background: var(--success);
    }

    &::before {
      background: var(--success);
    }
  }

  li[data-state='now'] {
    color: var(--text);
    font-weight: 600;

    ${Dot} {
      border-color: var(--accent);
      box-shadow: 0 0 0 5px var(--accent-soft);
    }
  }

  li[data-state='failed'] {
    color: var(--danger);

    ${Dot} {
      border-color: var(--danger);
      background: var(--danger);
    }
  }
`;
