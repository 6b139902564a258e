import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { ArtCard } from '@/ui/ArtCard';
import { CalmArt } from './CalmArt';

/** The page's purpose in short. */
export function IntroCard() {
  const { t } = useTranslation('responsible');
  return (
    <ArtCard art={<CalmArt />}>
      <Title>{t('intro.title')}</Title>
      <Lead>{t('intro.text')}</Lead>
    </ArtCard>
  );
}

const Title = styled.h2`
  ${text('lead', 'bold')}
`;

const Lead = styled.p`
  color: var(--text-muted);
  ${text('small')}
`;
