import { useState } from 'react';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { useErrorText, useLanguage, useTexts } from '@studio/i18n/texts';
import { useGetMeQuery } from '@studio/core/api/peopleApi';
import { Badge } from '@staff/ui/Badge';
import { Button } from '@staff/ui/Button';
import { Notice, useNotify } from '@staff/ui/Notice';
import { TextField } from '@staff/ui/Field';
import { moment } from '@staff/i18n/bangkokTime';
import { ReleaseActions, ReleaseHead, ReleaseList } from './Releases';
import {
  type ReleaseSet,
  useApproveSetMutation,
  useCancelSetMutation,
  useGetReleaseSetsQuery,
  useRollBackSetMutation,
} from '@studio/core/api/publishApi';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import { readError } from '@studio/core/api/staffApi';

/** Most ended sets that are listed. */
const ENDED = 3;

/** Sets that wait for their time or for approval, then the latest that ended. A set is approved or cancelled as a unit. */
export function SetList() {
  const { data: sets = [] } = useGetReleaseSetsQuery(undefined, { pollingInterval: 15_000 });
  const waiting = sets.filter(isOpen);
  const ended = sets.filter((set) => !isOpen(set) && set.status !== 'CANCELLED').slice(0, ENDED);
  if (waiting.length + ended.length === 0) return null;
  return (
    <ReleaseList>
      {[...waiting, ...ended].map((set) => (
        <One key={set.uuid} set={set} isBeingRolledBack={waiting.some((open) => rollsBack(open, set))} />
      ))}
    </ReleaseList>
  );
}

const isOpen = ({ status }: ReleaseSet): boolean => status === 'WAITING_APPROVAL' || status === 'SCHEDULED';

/** Whether one set brings back what another replaced. */
const rollsBack = (open: ReleaseSet, set: ReleaseSet): boolean =>
  open.releases.some(
    ({ brandId, release }) =>
      release.kind === 'rollback' &&
      set.releases.some((each) => each.brandId === brandId && each.release.revision === release.baseRevision),
  );

interface OneProps {
  readonly set: ReleaseSet;
  /** Its roll-back waits for approval. */
  readonly isBeingRolledBack: boolean;
}

function One({ set, isBeingRolledBack }: OneProps) {
  const notify = useNotify();
  const t = useTexts('publish');
  const { language } = useLanguage();
  const { data: brands = [] } = useGetBrandsQuery();
  const { data: me } = useGetMeQuery();
  const [approve, approving] = useApproveSetMutation();
  const [cancel, cancelling] = useCancelSetMutation();
  const [rollBack, rollingBack] = useRollBackSetMutation();
  const [note, setNote] = useState<string | null>(null);
  const setError = useSetError();
  const { uuid, status, at, author, createdAt, releases } = set;
  const isMine = me?.staff.uuid === set.authorUuid;
  const failure = releases.find(({ release }) => release.failure !== null)?.release.failure ?? null;
  const error = approving.error ?? cancelling.error ?? rollingBack.error;
  const nameOf = (id: string) => brands.find(({ brandId }) => brandId === id)?.displayName ?? id;
  const refuses = status === 'WAITING_APPROVAL' && !isMine;
  const end = (answer: Promise<unknown>, done: string) =>
    answer.then(
      () => notify(done),
      // Shown in the card, because the mutation stores the error.
      () => undefined,
    );
  const back = async () => {
    const answer = await rollBack({ uuid, note: note ?? '' });
    if (!answer.data) return;
    setNote(null);
    notify(t(`set.done.${answer.data.status}` as 'set.done.PUBLISHED', { count: releases.length }));
  };
  return (
    <li>
      <ReleaseHead>
        <strong>{set.note}</strong>
        <Badge tone={status === 'FAILED' ? 'danger' : 'accent'}>
          {t(`release.${status}` as 'release.SCHEDULED')}
        </Badge>
      </ReleaseHead>
      <small>
        {releases.map(({ brandId }) => nameOf(brandId)).join(', ')} · {t('release.by', { author })} ·{' '}
        {at === null ? moment(createdAt, language) : t('release.at', { at: moment(at, language) })}
      </small>
      {failure !== null && <p>{failure}</p>}
      {error && (
        <Notice tone="danger" live>
          {setError(error)}
        </Notice>
      )}
      {isOpen(set) && (
        <ReleaseActions>
          {refuses && (
            <Button
              size="s"
              variant="primary"
              pending={approving.isLoading}
              onClick={() => void end(approve(uuid).unwrap(), t('release.approved'))}
            >
              {t('release.approve')}
            </Button>
          )}
          <Button
            size="s"
            pending={cancelling.isLoading}
            onClick={() =>
              void end(cancel(uuid).unwrap(), t(refuses ? 'release.rejected' : 'release.cancelled'))
            }
          >
            {t(refuses ? 'release.reject' : 'release.cancel')}
          </Button>
          {status === 'WAITING_APPROVAL' && isMine && <small>{t('release.needsOther')}</small>}
        </ReleaseActions>
      )}
      {isBeingRolledBack && <small>{t('rollback.waiting')}</small>}
      {set.current && !isBeingRolledBack && note === null && (
        <ReleaseActions>
          <Button size="s" onClick={() => setNote(t('set.rollbackNote', { note: set.note }))}>
            {t('set.rollback')}
          </Button>
        </ReleaseActions>
      )}
      {note !== null && (
        <>
          <TextField label={t('publish.note')} value={note} maxLength={200} onChange={setNote} />
          <ReleaseActions>
            <Button
              size="s"
              variant="danger"
              disabled={note.trim() === ''}
              pending={rollingBack.isLoading}
              onClick={() => void back()}
            >
              {t('set.rollbackNow', { count: releases.length })}
            </Button>
            <Button size="s" onClick={() => setNote(null)}>
              {t('set.cancelRollback')}
            </Button>
          </ReleaseActions>
        </>
      )}
    </li>
  );
}

/** The sentence for a failed call about several brands; it begins with the brand that caused it, if one did. */
export function useSetError(): (error: ApiError | SerializedError) => string {
  const errorText = useErrorText();
  const { data: brands = [] } = useGetBrandsQuery();
  return (error) => {
    const read = readError(error);
    const brandId = read?.params?.['brandId'];
    const name = brands.find((brand) => brand.brandId === brandId)?.displayName;
    return [name, errorText(read)].filter((part) => part !== undefined).join(': ');
  };
}
