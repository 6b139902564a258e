import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { NumberedSteps } from '@/ui/NumberedSteps';

const steps = ['rule.time', 'rule.digits', 'rule.once'] as const;

/** How to claim a bonus in three steps; none of them is a button. */
export function PromotionRules() {
  const { t } = useTranslation('promotion');
  return (
    <Box aria-label={t('rule.title')}>
      <h2>{t('rule.title')}</h2>
      <NumberedSteps>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </NumberedSteps>
    </Box>
  );
}

const Box = styled.section`
  margin-top: 24px;

  h2 {
    margin-bottom: 12px;
    ${text('lead', 'bold')}
  }
`;
