import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { LoginForm } from '@/features/auth/LoginForm';
import { BrandName } from '../../shared/BrandName';
import { DESKTOP, KeyVisual, RegisterButton } from './heroParts';

/** The key visual beside the log-in form; on a phone a band that the form's card overlaps. */
export function SplitHero() {
  const { t } = useTranslation('landing');
  const localized = useLocalized();
  const { tagline } = useBrand();
  return (
    <Split>
      <Picture>
        <KeyVisual />
      </Picture>
      <Card>
        <BrandName />
        <p>{localized(tagline)}</p>
        <h2>{t('hero.login')}</h2>
        <LoginForm>
          <RegisterButton />
        </LoginForm>
      </Card>
    </Split>
  );
}

const Split = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${DESKTOP} {
    grid-template-columns: minmax(0, 1fr) 420px;
    /* Not centred: the card would move as it grows while the page is parsed. */
    align-items: start;
    padding: 24px 0 8px;
  }
`;

const Picture = styled.div`
  height: 62vw;
  max-height: 380px;
  margin: -16px -16px 0;
  overflow: hidden;
  border-radius: 0 0 32px 32px;
  background: linear-gradient(160deg, var(--accent-soft), var(--surface-3));

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${DESKTOP} {
    height: 620px;
    max-height: none;
    margin: 0 -96px 0 0;
    border-radius: 40px;
  }
`;

const Card = styled.div`
  position: relative;
  margin-top: -52px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  box-shadow: var(--shadow-2);
  text-align: center;

  h1 {
    font-size: 2.5rem;
    line-height: 1.25;
  }

  p {
    color: var(--text-muted);
  }

  h2 {
    margin: 16px 0 12px;
    padding-top: 14px;
    border-top: 1px solid var(--line);
    font-size: 1.125rem;
  }

  form {
    text-align: left;
  }

  ${DESKTOP} {
    margin-top: 32px;
    padding: 32px;

    h1 {
      font-size: 3.5rem;
    }
  }
`;
