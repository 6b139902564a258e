import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { GlassCard } from '@/ui/Card';
import { CalmArt } from './CalmArt';

/** What the page is for, in a breath. */
export function IntroCard() {
  const { t } = useTranslation('responsible');
  return (
    <GlassCard>
      <Words>
        <div>
          <h2>{t('intro.title')}</h2>
          <p>{t('intro.text')}</p>
        </div>
        <CalmArt />
      </Words>
    </GlassCard>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  h2 {
    margin: 0 0 4px;
    ${text('lead', 'bold')}
  }
  p {
    margin: 0;
    color: var(--text-muted);
    ${text('small')}
  }
  svg {
    width: 112px;
    height: 68px;
  }
`;
