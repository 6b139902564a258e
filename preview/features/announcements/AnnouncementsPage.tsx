import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useParams } from '@/lib/router';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Loaded, useReport } from '@backoffice/layout/Loaded';
import { DialogButton, PlainPage } from '@backoffice/layout/PlainPage';
import { Button } from '@backoffice/ui/Button';
import { FramedList, Stack } from '@backoffice/ui/Stack';
import { AnnounceDialog } from './AnnounceDialog';
import { useBrand } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import {
  type Announcement,
  useEndAnnouncementMutation,
  useGetAnnouncementsQuery,
} from '@studio/core/api/announcementsApi';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Badge } from '@backoffice/ui/Badge';
import { statusOf } from './announcementForm';

/** The announcements of a brand: shown, scheduled and ended. */
export function AnnouncementsPage() {
  const t = useTexts('announcements');
  const { brandId = '' } = useParams();
  const query = useGetAnnouncementsQuery({ brandId }, { refetchOnMountOrArgChange: true });
  const brand = useBrand(brandId);
  const mayAnnounce = may(brand, 'announcements.write');
  return (
    <PlainPage
      title={t('title')}
      text={t('lead', { brand: brand?.displayName ?? brandId })}
      back={`/b/${brandId}`}
      action={
        mayAnnounce && (
          <DialogButton
            label={t('write')}
            icon={Megaphone}
            dialog={(close) => <AnnounceDialog brandId={brandId} onClose={close} />}
          />
        )
      }
    >
      <Loaded query={query} empty={t('empty')}>
        {(announcements) => (
          <FramedList>
            {announcements.map((item) => (
              <AnnouncementRow key={item.uuid} brandId={brandId} announcement={item} mayEnd={mayAnnounce} />
            ))}
          </FramedList>
        )}
      </Loaded>
    </PlainPage>
  );
}

interface Props {
  readonly brandId: string;
  readonly announcement: Announcement;
  readonly mayEnd: boolean;
}

const tones = { shown: 'success', waiting: 'accent', over: 'neutral' } as const;

/** One announcement: its text, its readers, its period, and the button that ends it. */
function AnnouncementRow({ brandId, announcement, mayEnd }: Props) {
  const t = useTexts('announcements');
  const report = useReport();
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const [end, { isLoading }] = useEndAnnouncementMutation();
  const { uuid, title, detail, titleEn, detailEn, audience, popup, link, startAt, endAt } = announcement;
  const status = statusOf(announcement, now);
  const takeDown = async () => report(await end({ brandId, uuid }), t('ended'));
  const from = moment(startAt, language);
  return (
    <Row data-over={status === 'over' || undefined}>
      <div>
        <Stack $row $wrap>
          <h3>{title}</h3>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {popup && <Badge>{t('popup.short')}</Badge>}
        </Stack>
        {detail !== '' && <p>{detail}</p>}
        {titleEn !== null && <small lang="en">{[titleEn, detailEn].filter(Boolean).join(' · ')}</small>}
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

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: 2px 0;
    white-space: pre-line;
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
