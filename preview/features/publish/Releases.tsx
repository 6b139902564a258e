import { useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import { polled, useBrand } from '@backoffice/api/brandListApi';
import { Stack } from '@backoffice/ui/Stack';
import { CalendarClock, UserCheck } from 'lucide-react';
import styled from 'styled-components';
import { settingChanges } from '#core/brand/edit';
import { readError } from '@backoffice/api/staffApi';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectOpen } from '@studio/core/draft/draftSlice';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { moment } from '@backoffice/i18n/bangkokTime';
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
  & strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--s-muted);
    overflow-wrap: anywhere;
  }
`;

interface HeadProps {
  readonly note: string;
  readonly status: Release['status'];
}

/** The note of a release or of a set, and its status. */
export function ReleaseHead({ note, status }: HeadProps) {
  const t = useTexts('publish');
  const Icon = status === 'SCHEDULED' ? CalendarClock : UserCheck;
  return (
    <Stack $row>
      <Icon size={16} />
      <strong>{note}</strong>
      <Badge tone={status === 'FAILED' ? 'danger' : 'accent'}>{t(`release.${status}`)}</Badge>
    </Stack>
  );
}

/** Whether a release or a set still waits for its time or for a second person. */
export const isOpen = ({ status }: { readonly status: string }): boolean =>
  status === 'WAITING_APPROVAL' || status === 'SCHEDULED';

type Step = 'approve' | 'cancel';
type Failure = ApiError | SerializedError | undefined;

interface DecisionProps {
  readonly release: { readonly status: string; readonly authorUuid: string | null };
  readonly onDecide: (step: Step) => Promise<{ readonly error?: Failure }>;
}

/** What may be done about a release that waits: others approve or reject it, its author cancels it. */
export function ReleaseDecision({ release, onDecide }: DecisionProps) {
  const notify = useNotify();
  const t = useTexts('publish');
  const { data: me } = useGetMeQuery();
  const [pending, setPending] = useState<Step>();
  const [error, setError] = useState<Failure>();
  const needsSecond = release.status === 'WAITING_APPROVAL';
  const isMine = me?.staff.uuid === release.authorUuid;
  const refuses = needsSecond && !isMine;
  const decide = async (step: Step, done: string) => {
    setPending(step);
    const answer = await onDecide(step);
    setPending(undefined);
    setError(answer.error);
    if (!answer.error) notify(done);
  };
  if (!isOpen(release)) return null;
  return (
    <>
      <SetError error={error} />
      <Stack $row $wrap>
        {refuses && (
          <Button
            variant="primary"
            size="s"
            pending={pending === 'approve'}
            onClick={() => void decide('approve', t('release.approved'))}
          >
            {t('release.approve')}
          </Button>
        )}
        <Button
          size="s"
          pending={pending === 'cancel'}
          onClick={() => void decide('cancel', t(refuses ? 'release.rejected' : 'release.cancelled'))}
        >
          {t(refuses ? 'release.reject' : 'release.cancel')}
        </Button>
        {needsSecond && isMine && <small>{t('release.needsOther')}</small>}
      </Stack>
    </>
  );
}

/** Why a call about several brands failed; it begins with the brand that caused it, if one did. */
export function SetError({ error }: { readonly error: Failure }) {
  const errorText = useErrorText();
  const read = readError(error);
  const name = useBrand(read?.params?.['brandId'] as string | undefined)?.displayName;
  if (error === undefined) return null;
  return (
    <Notice tone="danger" live>
      {[name, errorText(read)].filter((part) => part !== undefined).join(': ')}
    </Notice>
  );
}

interface Props {
  readonly brandId: string;
  readonly canPublish: boolean;
}

/** What waits for its time or for a second person, and what lately failed. */
export function Releases({ brandId, canPublish }: Props) {
  const { data = [] } = useGetReleasesQuery({ brandId }, polled);
  const failed = data.filter(({ status }) => status === 'FAILED').slice(0, 3);
  const shown = [...data.filter(isOpen), ...failed];
  if (shown.length === 0) return null;
  return (
    <Above>
      {shown.map((release) => (
        <One key={release.uuid} release={release} brandId={brandId} canPublish={canPublish} />
      ))}
    </Above>
  );
}

function One({ release, brandId, canPublish }: Props & { readonly release: Release }) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const published = useStudioSelector(selectOpen)?.published.file;
  const [approve] = useApproveReleaseMutation();
  const [cancel] = useCancelReleaseMutation();
  const [approveAll] = useApproveSetMutation();
  const [cancelAll] = useCancelSetMutation();
  const { uuid, setUuid, status, note, author, at, failure } = release;
  // A release of a set is approved and cancelled with the others of the set.
  const decide = (step: Step) =>
    setUuid === null
      ? (step === 'approve' ? approve : cancel)({ brandId, uuid })
      : (step === 'approve' ? approveAll : cancelAll)({ uuid: setUuid });
  return (
    <li>
      <ReleaseHead note={note} status={status} />
      <small>
        {t('release.by', { author })}
        {at !== null && ` · ${t('release.at', { at: moment(at, language) })}`}
      </small>
      {setUuid !== null && <small>{t('set.member')}</small>}
      {failure !== null && <p>{failure}</p>}
      {isOpen(release) && published !== undefined && (
        <>
          {release.review && <ReviewSection review={release.review} />}
          <ChangesList changes={settingChanges(published, release.file)} />
          <BeforeAfter file={release.file} />
        </>
      )}
      {canPublish && <ReleaseDecision release={release} onDecide={decide} />}
    </li>
  );
}

const Above = styled(ReleaseList)`
  margin-bottom: 16px;
`;
