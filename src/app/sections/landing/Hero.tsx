import styled from 'styled-components';
import { Check } from '@/ui/icons';
import { useTranslation } from 'react-i18next';
import { useBrand, useLocalized } from '@/brand/useBrand';
import { LoginForm } from '@/features/auth/LoginForm';
import { AppImage } from '@/ui/AppImage';
import { LinkButton } from '@/ui/LinkButton';
import { imageUrl } from '#core/brand/imagePath';
import { BrandName } from '../../shared/BrandName';
import { lazyPart } from '@/lib/lazyPart';

/** Only the brands that chose a composition with the key visual load it. */
const compositions = {
  form: FormHero,
  visual: lazyPart(async () => (await import('./VisualHero')).VisualHero),
  split: lazyPart(async () => (await import('./SplitHero')).SplitHero),
};

/** The brand with log-in and registration on the first screen, in the brand's composition. */
export function Hero() {
  const Composition = compositions[useBrand().look.hero];
  return <Composition />;
}

const points = ['hero.point.request', 'hero.point.status', 'hero.point.account'] as const;

/** The brand's promise and the log-in form. */
function FormHero() {
  const { t } = useTranslation('landing');
  const { t: login } = useTranslation('login');
  const brand = useBrand();
  const localized = useLocalized();
  return (
    <Layout>
      <Pitch>
        <Gem src={imageUrl(brand.art.icon, brand)} alt="" width={88} height={88} />
        <BrandName />
        <p>{localized(brand.tagline)}</p>
        <Points>
          {points.map((point) => (
            <li key={point}>
              <Check size={20} aria-hidden="true" />
              {t(point)}
            </li>
          ))}
        </Points>
      </Pitch>
      <Card>
        <h2>{t('hero.login')}</h2>
        <LoginForm>
          {brand.flags.register && (
            <LinkButton to="/register" variant="secondary" size="large" full>
              {login('form.register')}
            </LinkButton>
          )}
        </LoginForm>
      </Card>
    </Layout>
  );
}

const Layout = styled.section`
  display: grid;
  gap: 20px;

  @media (min-width: 900px) {
    grid-template-columns: 1fr 400px;
    gap: 64px;
    /* Not centred: the card would move as it grows while the page is parsed. */
    align-items: start;
    padding: 32px 0;
  }
`;

const Pitch = styled.div`
  display: grid;

  h1 {
    font-size: 1.75rem;
    line-height: 1.4;
  }

  p {
    color: var(--text-muted);
  }

  @media (min-width: 900px) {
    h1 {
      margin-top: 24px;
      font-size: 4.25rem;
      line-height: 1.25;
    }

    p {
      font-size: 1.25rem;
    }

    img {
      width: 168px;
      height: 168px;
    }
  }
`;

/* On a phone the bar's logo is directly above, so the image would only cost another request. */
const Gem = styled(AppImage).attrs({ loading: 'lazy' })`
  display: none;
  border-radius: 24%;
  box-shadow: var(--glow);

  @media (min-width: 900px) {
    display: block;
  }
`;

const Points = styled.ul`
  display: none;

  @media (min-width: 900px) {
    display: grid;
    gap: 12px;
    margin-top: 28px;
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 10px;
    align-items: center;
  }

  svg {
    flex: none;
    color: var(--accent-strong);
  }
`;

const Card = styled.div`
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  box-shadow: var(--shadow-2);

  h2 {
    margin-bottom: 12px;
    font-size: 1.125rem;
  }

  @media (min-width: 900px) {
    padding: 28px;
  }
`;
