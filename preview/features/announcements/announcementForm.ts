import { fromLocalBox } from '@backoffice/i18n/bangkokTime';
import type { When } from '@studio/features/publish/WhenField';
import type { NewAnnouncement, Announcement } from '@studio/core/api/announcementsApi';

/** The input of an announcement. */
export interface AnnouncementForm {
  readonly title: string;
  readonly detail: string;
  /** English texts; readers of English see the Thai ones where they are empty. */
  readonly titleEn: string;
  readonly detailEn: string;
  readonly link: string;
  readonly audience: Announcement['audience'];
  readonly popup: boolean;
  readonly start: When;
  /** As the box holds it, in Bangkok; empty: until somebody ends it. */
  readonly end: string;
}

export const emptyAnnouncement: AnnouncementForm = {
  title: '',
  detail: '',
  titleEn: '',
  detailEn: '',
  link: '',
  audience: 'ALL',
  popup: false,
  start: { later: false, at: '' },
  end: '',
};

export type AnnouncementProblem = 'title' | 'titleEn' | 'link' | 'end';

/** Problems of the input; the API validates again. @param now ms since the epoch. */
export function announcementProblem(
  { title, titleEn, detailEn, link, start, end }: AnnouncementForm,
  now: number,
): AnnouncementProblem | null {
  if (title.trim() === '') return 'title';
  if (titleEn.trim() === '' && detailEn.trim() !== '') return 'titleEn';
  if (link.trim() !== '' && !/^https:\/\/[^\s/?#]+/.test(link.trim())) return 'link';
  const begins = start.later ? Date.parse(fromLocalBox(start.at) ?? '') : now;
  const ends = fromLocalBox(end);
  return ends !== null && Date.parse(ends) <= begins ? 'end' : null;
}

/** The call's body. Defaults: shown at once, without an end, with a title only. */
export function announcementBody({
  title,
  detail,
  titleEn,
  detailEn,
  link,
  audience,
  popup,
  start,
  end,
}: AnnouncementForm): NewAnnouncement {
  return {
    title: title.trim(),
    audience,
    popup,
    ...(detail.trim() !== '' && { detail: detail.trim() }),
    ...(titleEn.trim() !== '' && { titleEn: titleEn.trim() }),
    ...(detailEn.trim() !== '' && { detailEn: detailEn.trim() }),
    ...(link.trim() !== '' && { link: link.trim() }),
    ...(start.later && { startAt: fromLocalBox(start.at) }),
    ...(end !== '' && { endAt: fromLocalBox(end) }),
  };
}

type Status = 'shown' | 'waiting' | 'over';

/** The status of an announcement. @param now ms since the epoch. */
export function statusOf({ startAt, endAt }: Pick<Announcement, 'startAt' | 'endAt'>, now: number): Status {
  if (endAt !== null && Date.parse(endAt) <= now) return 'over';
  return Date.parse(startAt) > now ? 'waiting' : 'shown';
}
