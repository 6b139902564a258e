import { Eye } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Brand } from '#schemas/brand/brand';
import type { ApiError } from '#core/contract/apiError';
import { sizeOf } from '@studio/features/canvas/Devices';
import { LoneFrame } from '@studio/features/canvas/DeviceFrame';
import { Strip, fit } from '@studio/features/canvas/Strip';
import { CardPage } from '@backoffice/layout/CardPage';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { readError } from '@backoffice/api/staffApi';
import { moment } from '@backoffice/i18n/bangkokTime';
import { useOpenShareQuery } from '@studio/core/api/publishApi';
import { Button } from '@backoffice/ui/Button';
import { Skeleton } from '@backoffice/ui/Loading';
import { readView } from '@studio/core/browser/view';

/** What a share link opens: a frozen draft in its state, without an account, marked as a preview. */
export function SharePage() {
  const t = useTexts('publish');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [token] = useState(() => location.hash.slice(1));
  const { data, error, refetch } = useOpenShareQuery({ token }, { skip: token === '' });
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
        <Eye size={16} />
        <strong>{t('share.banner', { brand: brand.displayName })}</strong>
        {data.note && <span>{data.note}</span>}
        <small>{t('share.until', { at: moment(data.expiresAt, language) })}</small>
      </Banner>
      <Strip>
        {(room) =>
          view.devices.map((name) => {
            const size = sizeOf(name, view.rotated);
            const all = view.devices.map((each) => sizeOf(each, view.rotated));
            return (
              <LoneFrame
                key={name}
                title={brand.displayName}
                brand={brand}
                state={view.state}
                language={view.language}
                route={view.route}
                size={size}
                scale={fit(room, all)}
              />
            );
          })
        }
      </Strip>
    </Page>
  );
}

/** No such link, or none that could be one; anything else may pass. */
const isOver = (failure: ApiError | undefined): boolean => failure?.status === 404 || failure?.status === 400;

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
