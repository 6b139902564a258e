import { CalendarClock, UserCheck } from 'lucide-react';
import styled from 'styled-components';
import { settingChanges } from '#core/brand/edit';
import { readError } from '@studio/core/api/staffApi';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { useGetMeQuery } from '@studio/core/api/peopleApi';
import { Badge } from '@staff/ui/Badge';
import { Button } from '@staff/ui/Button';
import { useNotify } from '@staff/ui/Notice';
import { moment } from '@staff/i18n/bangkokTime';
import { BeforeAfter } from './BeforeAfter';
import { ChangesList } from './ChangesList';
import {
  type Release,
  useApproveReleaseMutation,
  useCancelReleaseMutation,
  useGetReleasesQuery,
  useApproveSetMutation,
  useCancelSetMutation,
} from '@studio/core/api/publishApi';
import { ReviewSection } from './ReviewSection';

/** A vertical list of releases as cards. */
export const ReleaseList = styled.ul`
  display: grid;
  gap: 12px;

  & > li {
    display: grid;
    gap: 6px;
    min-width: 0;
    padding: 12px;
    border: 1px solid var(--s-line);
    border-radius: var(--s-radius);
  }
  & small {
    color: var(--s-muted);
    overflow-wrap: anywhere;
  }
`;

/** The note of a release, and its status at the end. */
export const ReleaseHead = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;

  & > strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const ReleaseActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

interface Props {
  readonly brandId: string;
  readonly canPublish: boolean;
}

/** What waits for its time or for a second person, and what lately failed. */
export function Releases({ brandId, canPublish }: Props) {
  const { data = [] } = useGetReleasesQuery(brandId, { pollingInterval: 15_000 });
  const waiting = data.filter(({ status }) => status === 'WAITING_APPROVAL' || status === 'SCHEDULED');
  const failed = data.filter(({ status }) => status === 'FAILED').slice(0, 3);
  if (waiting.length + failed.length === 0) return null;
  return (
    <Above>
      {[...waiting, ...failed].map((release) => (
        <One key={release.uuid} release={release} brandId={brandId} canPublish={canPublish} />
      ))}
    </Above>
  );
}

function One({ release, brandId, canPublish }: Props & { readonly release: Release }) {
  const notify = useNotify();
  const t = useTexts('publish');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const published = useStudioSelector(selectOpen)?.published.file;
  const [approve, approving] = useApproveReleaseMutation();
  const [cancel, cancelling] = useCancelReleaseMutation();
  const { data: me } = useGetMeQuery();
  const [approveAll, approvingAll] = useApproveSetMutation();
  const [cancelAll, cancellingAll] = useCancelSetMutation();
  const { uuid, setUuid, status, note, author, at, failure } = release;
  // A release of a set is approved and cancelled with the others of the set.
  const end = async (step: 'approve' | 'cancel', done: string) => {
    const one = { brandId, uuid };
    const answer = await (setUuid === null
      ? (step === 'approve' ? approve : cancel)(one)
      : (step === 'approve' ? approveAll : cancelAll)(setUuid));
    if (answer.data) notify(done);
    else notify(errorText(readError(answer.error)), 'danger');
  };
  const isWaiting = status === 'WAITING_APPROVAL';
  const isOpen = isWaiting || status === 'SCHEDULED';
  const isMine = me?.staff.uuid === release.authorUuid;
  const refuses = isWaiting && !isMine;
  return (
    <li>
      <ReleaseHead>
        {status === 'SCHEDULED' ? (
          <CalendarClock size={16} aria-hidden="true" />
        ) : (
          <UserCheck size={16} aria-hidden="true" />
        )}
        <strong>{note}</strong>
        <Badge tone={status === 'FAILED' ? 'danger' : 'accent'}>{t(`release.${status}`)}</Badge>
      </ReleaseHead>
      <small>
        {t('release.by', { author })}
        {at !== null && ` · ${t('release.at', { at: moment(at, language) })}`}
      </small>
      {setUuid !== null && <small>{t('set.member')}</small>}
      {failure !== null && <p>{failure}</p>}
      {isOpen && published !== undefined && (
        <>
          {release.review && <ReviewSection review={release.review} />}
          <ChangesList changes={settingChanges(published, release.file)} />
          <BeforeAfter file={release.file} />
        </>
      )}
      {isOpen && canPublish && (
        <ReleaseActions>
          {refuses && (
            <Button
              variant="primary"
              size="s"
              pending={approving.isLoading || approvingAll.isLoading}
              onClick={() => void end('approve', t('release.approved'))}
            >
              {t('release.approve')}
            </Button>
          )}
          <Button
            size="s"
            pending={cancelling.isLoading || cancellingAll.isLoading}
            onClick={() => void end('cancel', t(refuses ? 'release.rejected' : 'release.cancelled'))}
          >
            {t(refuses ? 'release.reject' : 'release.cancel')}
          </Button>
          {isWaiting && isMine && <small>{t('release.needsOther')}</small>}
        </ReleaseActions>
      )}
    </li>
  );
}

const Above = styled(ReleaseList)`
  margin-bottom: 16px;
`;
