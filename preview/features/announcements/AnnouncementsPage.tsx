import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { readError } from '@studio/core/api/staffApi';
import { mayAs } from '@studio/core/api/session';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { PlainPage } from '@studio/layout/PlainPage';
import { Button } from '@staff/ui/Button';
import { EmptyState } from '@staff/ui/EmptyState';
import { Skeleton } from '@staff/ui/Loading';
import { AnnounceDialog } from './AnnounceDialog';
import { useGetAnnouncementsQuery } from '@studio/core/api/announcementsApi';
import { AnnouncementRow } from './AnnouncementRow';

/** The announcements of a brand: shown, scheduled and ended. */
export function AnnouncementsPage() {
  const t = useTexts('announcements');
  const u = useTexts('ui');
  const errorText = useErrorText();
  const { brandId = '' } = useParams();
  const [isWriting, setWriting] = useState(false);
  const { data: brands } = useGetBrandsQuery();
  const {
    data: announcements,
    error,
    refetch,
  } = useGetAnnouncementsQuery(brandId, { refetchOnMountOrArgChange: true });
  const brand = brands?.find((each) => each.brandId === brandId);
  const mayAnnounce = mayAs(brand?.role, 'operator');
  const failure = readError(error);
  return (
    <PlainPage
      title={t('title')}
      text={t('lead', { brand: brand?.displayName ?? brandId })}
      back={`/b/${brandId}`}
      action={
        mayAnnounce && (
          <Button
            variant="primary"
            icon={<Megaphone size={15} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            {t('write')}
          </Button>
        )
      }
    >
      {failure && (
        <EmptyState title={errorText(failure)}>
          <Button onClick={() => void refetch()}>{u('retry')}</Button>
        </EmptyState>
      )}
      {!announcements && !failure && <Skeleton $h={200} />}
      {announcements?.length === 0 && <EmptyState title={t('empty')} />}
      {announcements && announcements.length > 0 && (
        <List>
          {announcements.map((item) => (
            <AnnouncementRow key={item.uuid} brandId={brandId} announcement={item} mayEnd={mayAnnounce} />
          ))}
        </List>
      )}
      {isWriting && <AnnounceDialog brandId={brandId} onClose={() => setWriting(false)} />}
    </PlainPage>
  );
}

const List = styled.ul`
  border: 1px solid var(--s-line);
  border-radius: 10px;
  background: var(--s-panel);
`;
