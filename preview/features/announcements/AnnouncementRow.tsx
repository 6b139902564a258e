import { useState } from 'react';
import styled from 'styled-components';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText, useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { moment } from '@staff/i18n/bangkokTime';
import { Badge } from '@staff/ui/Badge';
import { Button } from '@staff/ui/Button';
import { useNotify } from '@staff/ui/notify';
import { type Announcement, useEndAnnouncementMutation } from '@studio/core/api/announcementsApi';
import { statusOf } from './announcementForm';

interface Props {
  readonly brandId: string;
  readonly announcement: Announcement;
  readonly mayEnd: boolean;
}

const tones = { shown: 'success', waiting: 'accent', over: 'neutral' } as const;

/** One announcement: its text, its readers, its period, and the button that ends it. */
export function AnnouncementRow({ brandId, announcement, mayEnd }: Props) {
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
