import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';

const steps = ['rule.time', 'rule.digits', 'rule.once'] as const;

/** How a bonus is claimed: in three steps, none of which is a button (PUB-11, PUB-12). */
export function PromotionRules() {
  const { t } = useTranslation('promotion');
  return (
    <Box aria-label={t('rule.title')}>
      <h2>{t('rule.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Box>
  );
}

const Box = styled.section`
  margin-top: 24px;

  h2 {
    margin-bottom: 12px;
    ${text('lead', 'bold')}
  }
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    list-style: none;
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    color: var(--text-muted);
  }
  li::before {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-strong);
    counter-increment: step;
    content: counter(step);
    ${text('small', 'bold')}
  }
`;
