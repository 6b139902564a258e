import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lineUrl } from '#core/brand/line';
import { useBrand } from '@/brand/useBrand';
import { imageUrl } from '#core/brand/imagePath';
import { BackgroundImage } from '@/ui/AppImage';
import { formatDateTime } from '@/lib/formatDate';
import { Navigate, useLocation, useNavigate } from '@/lib/router';
import { Art as MaintenanceArt } from '@/ui/art/maintenance.svg?art';
import { LinkButton } from '@/ui/LinkButton';
import { useWebsiteStatus } from '../useWebsiteStatus';
import styled from 'styled-components';
import { usePageTitle } from '@/lib/pageTitle';
import { Backdrop } from '../layouts/Backdrop';
import { BrandLogo } from '../layouts/BrandLogo';
import { selectIsLoggedIn } from '@/api/session';
import { Art as NotFoundArt } from '@/ui/art/not-found.svg?art';
import { useAppSelector } from '../makeStore';

/** `/ma`, and every address while the website is closed. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { isUnderMaintenance, message, endAt } = useWebsiteStatus();
  // The brand's own, because the closed site answers no call for its settings.
  const { line1, line2 } = useBrand().contacts;
  const id = line1.trim() || line2.trim();
  const isWaiting = useWaiting(isUnderMaintenance);
  if (isWaiting && !isUnderMaintenance) return <Navigate to="/" replace />;
  return (
    <FullPage art="maintenance" title={t('maintenance.title')} text={message ?? t('maintenance.text')}>
      {isUnderMaintenance && endAt && <p>{t('maintenance.until', { time: formatDateTime(endAt) })}</p>}
      {id !== '' && (
        <a href={lineUrl(id)} target="_blank" rel="noopener noreferrer">
          {t('maintenance.contact', { id })}
        </a>
      )}
      {!isUnderMaintenance && <LinkButton to="/">{t('action.home')}</LinkButton>}
    </FullPage>
  );
}

/** Width of the image in CSS pixels; the height is four fifths of it, as that of the built-in scenes. */
const WIDTH = 300;

/** Navigation state of this page while the website is closed. */
interface Waiting {
  readonly isWaiting?: true;
}

/** Whether the visitor was at `/ma` while the website was closed, so that they are redirected when it reopens. */
function useWaiting(isUnderMaintenance: boolean): boolean {
  const navigate = useNavigate();
  const location = useLocation();
  const isWaiting = (location.state as Waiting | null)?.isWaiting === true;
  const begins = isUnderMaintenance && location.pathname === '/ma' && !isWaiting;
  useEffect(() => {
    if (begins) void navigate('/ma', { replace: true, state: { isWaiting: true } satisfies Waiting });
  }, [begins, navigate]);
  return isWaiting;
}

/** Drawn in the page itself, for a brand whose image does not load. */
const scenes = {
  notFound: <NotFoundArt size={WIDTH} />,
  maintenance: <MaintenanceArt size={WIDTH} />,
};

interface Props {
  readonly art: keyof typeof scenes;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page with a single message: not found, maintenance. */
function FullPage({ art, title, text, children }: Props) {
  usePageTitle(title);
  const brand = useBrand();
  return (
    <Page>
      <Backdrop />
      <BrandLogo to={null} />
      <BackgroundImage
        src={imageUrl(brand.art[art], brand)}
        width={WIDTH}
        height={WIDTH * 0.8}
        fallback={scenes[art]}
        data-edit={`/art/${art}`}
      />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Page>
  );
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  min-height: 100vh;
  padding: 32px 24px;
  text-align: center;

  h1 {
    margin: 0;
    font: 700 26px/1.5 var(--font-display);
  }

  > img,
  > svg {
    @media (min-width: 900px) {
      width: 400px;
      height: 320px;
    }
  }

  a[target] {
    padding: 12px;
  }

  p {
    max-width: 420px;
    margin: 0;
    color: var(--text-muted);
    text-wrap: balance;
  }
`;

/** `/404`, with a link home, which for a member is the dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const home = useAppSelector(selectIsLoggedIn) ? '/auth/dashboard' : '/';
  return (
    <FullPage art="notFound" title={t('notFound.title')} text={t('notFound.text')}>
      <LinkButton to={home}>{t('action.home')}</LinkButton>
    </FullPage>
  );
}
