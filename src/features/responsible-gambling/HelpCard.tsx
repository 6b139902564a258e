import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { ArtCard } from '@/ui/ArtCard';
import { Muted } from '@/ui/Muted';
import { CalmArt } from './CalmArt';

/** Help organisations and their phone numbers. */
export function HelpCard() {
  const { t, i18n } = useTranslation('responsible');
  const { helpName, helpPhone } = useBrand().legal;
  if (helpPhone === '') return null;
  return (
    <Card aria-label={t('help.title')}>
      <Row>
        <div>
          <h2>{t('help.title')}</h2>
          <p>{t('help.text')}</p>
          <p>{i18n.language === 'en' ? helpName.en : helpName.th}</p>
        </div>
        <Call href={`tel:${helpPhone}`}>
          <Phone size={18} aria-hidden="true" />
          {t('help.call', { phone: helpPhone })}
        </Call>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  gap: 14px;

  h2 {
    ${text('lead', 'bold')}
  }
  p {
    margin: 2px 0 0;
    color: var(--text-muted);
    ${text('small')}
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
`;

/** The page's purpose in short. */
export function IntroCard() {
  const { t } = useTranslation('responsible');
  return (
    <ArtCard art={<CalmArt />}>
      <Title>{t('intro.title')}</Title>
      <Muted>{t('intro.text')}</Muted>
    </ArtCard>
  );
}

const Title = styled.h2`
  ${text('lead', 'bold')}
`;
