import { Eye } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Brand } from '#schemas/brand/brand';
import type { ApiError } from '@/api/apiError';
import { DeviceFrame } from '../canvas/DeviceFrame';
import { sizeOf } from '../canvas/Devices';
import { Strip } from '../canvas/Strip';
import { fit } from '../canvas/useFit';
import { useStableState } from '../canvas/useStableState';
import { CardPage } from '../people/CardPage';
import { useLanguage } from '../i18n/Language';
import { useTexts } from '../i18n/useTexts';
import { readError } from '../api/readError';
import { useErrorText } from '../i18n/useErrorText';
import { moment } from '../publish/bangkokTime';
import { useOpenShareQuery } from '../publish/publishApi';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { readView, type View } from '../view/view';

/** What a share link opens: a frozen draft in its state, without an account, marked as a preview. */
export function SharePage() {
  const t = useTexts('publish');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [token] = useState(() => location.hash.slice(1));
  const { data, error, refetch } = useOpenShareQuery(token, { skip: token === '' });
  if (token === '' || (error && isOver(readError(error)))) {
    return <CardPage title={t('share.gone')} text={t('share.goneText')} />;
  }
  if (error) {
    return (
      <CardPage title={t('share.failed')} text={errorText(readError(error))}>
        <section>
          <Button onClick={() => void refetch()}>{u('retry')}</Button>
        </section>
      </CardPage>
    );
  }
  if (!data) return <Skeleton $h={36} />;
  const brand = data.brand as unknown as Brand;
  const view = readView(new URLSearchParams(data.view));
  return (
    <Page>
      <Banner role="status">
        <Eye size={16} aria-hidden="true" />
        <strong>{t('share.banner', { brand: brand.displayName })}</strong>
        {data.note && <span>{data.note}</span>}
        <small>{t('share.until', { at: moment(data.expiresAt, language) })}</small>
      </Banner>
      <Strip>
        {(room) =>
          view.devices.map((name) => {
            const size = sizeOf(name, view.rotated);
            const all = view.devices.map((each) => sizeOf(each, view.rotated));
            return <Shown key={name} brand={brand} view={view} size={size} scale={fit(room, all)} />;
          })
        }
      </Strip>
    </Page>
  );
}

/** No such link, or none that could be one; anything else may pass. */
const isOver = (failure: ApiError | undefined): boolean => failure?.status === 404 || failure?.status === 400;

interface ShownProps {
  readonly brand: Brand;
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

function Shown({ brand, view, size, scale }: ShownProps) {
  const { state, language } = view;
  const [route, setRoute] = useState(view.route);
  const shown = useStableState({
    brand,
    state,
    route,
    language,
    visit: 0,
    picking: false,
    highlight: null,
    scroll: null,
  });
  return (
    <DeviceFrame
      title={brand.displayName}
      note={route}
      state={shown}
      {...size}
      scale={scale}
      onEvent={({ event, route: next }) => event === 'routed' && next !== undefined && setRoute(next)}
    />
  );
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  height: 100vh;
`;

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  gap: 4px 12px;
  align-items: center;
  min-height: 36px;
  padding: 4px 16px;
  color: var(--s-on-accent);
  background: var(--s-accent-fill);

  & > small {
    margin-left: auto;
    font-size: 13px;
  }
`;
