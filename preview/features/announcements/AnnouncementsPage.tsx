import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { readError, mayAs } from '@studio/core/api/staffApi';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { PlainPage } from '@studio/layout/PlainPage';
import { Button } from '@staff/ui/Button';
import { EmptyState, Skeleton } from '@staff/ui/Loading';
import { AnnounceDialog } from './AnnounceDialog';
import {
  useGetAnnouncementsQuery,
  type Announcement,
  useEndAnnouncementMutation,
} from '@studio/core/api/announcementsApi';
import { moment } from '@staff/i18n/bangkokTime';
import { Badge } from '@staff/ui/Badge';
import { useNotify } from '@staff/ui/Notice';
import { statusOf } from './announcementForm';

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

interface Props {
  readonly brandId: string;
  readonly announcement: Announcement;
  readonly mayEnd: boolean;
}

const tones = { shown: 'success', waiting: 'accent', over: 'neutral' } as const;

/** One announcement: its text, its readers, its period, and the button that ends it. */
function AnnouncementRow({ brandId, announcement, mayEnd }: Props) {
  const notify = useNotify();
  const t = useTexts('announcements');
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const [end, { isLoading }] = useEndAnnouncementMutation();
  const { uuid, title, detail, audience, popup, link, startAt, endAt } = announcement;
  const status = statusOf(announcement, now);
  const takeDown = async () => {
    const { error } = await end({ brandId, uuid });
    if (error) notify(errorText(readError(error)), 'danger');
    else notify(t('ended'));
  };
  const from = moment(startAt, language);
  return (
    <Row data-over={status === 'over' || undefined}>
      <div>
        <Head>
          <h3>{title}</h3>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {popup && <Badge>{t('popup.short')}</Badge>}
        </Head>
        {detail !== '' && <Detail>{detail}</Detail>}
        <small>
          {t(`audience.${audience}`)} ·{' '}
          {endAt === null ? t('since', { from }) : t('period', { from, until: moment(endAt, language) })}
        </small>
        {link !== null && <small>{link}</small>}
      </div>
      {mayEnd && status !== 'over' && (
        <Button size="s" pending={isLoading} onClick={() => void takeDown()}>
          {t('end')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;

  & + & {
    border-top: 1px solid var(--s-line);
  }
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--s-muted);
    font-size: 13px;
  }
  &[data-over] h3 {
    color: var(--s-muted);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

const Detail = styled.p`
  margin: 2px 0;
  white-space: pre-line;
`;
