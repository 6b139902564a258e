import { useState } from 'react';
import { polled, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { useNotify } from '@backoffice/ui/Notice';
import { TextField } from '@backoffice/ui/Field';
import { moment } from '@backoffice/i18n/bangkokTime';
import { Stack } from '@backoffice/ui/Stack';
import { ReleaseDecision, isOpen, ReleaseHead, ReleaseList, SetError } from './Releases';
import {
  type ReleaseSet,
  useApproveSetMutation,
  useCancelSetMutation,
  useGetReleaseSetsQuery,
  useRollBackSetMutation,
} from '@studio/core/api/publishApi';

/** Most ended sets that are listed. */
const ENDED = 3;

/** Sets that wait for their time or for approval, then the latest that ended. A set is approved or cancelled as a unit. */
export function SetList() {
  const { data: sets = [] } = useGetReleaseSetsQuery(undefined, polled);
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
  const [approve] = useApproveSetMutation();
  const [cancel] = useCancelSetMutation();
  const [rollBack, { isLoading, error }] = useRollBackSetMutation();
  const [note, setNote] = useState<string | null>(null);
  const { uuid, status, at, author, createdAt, releases } = set;
  const failure = releases.find(({ release }) => release.failure !== null)?.release.failure ?? null;
  const nameOf = (id: string) => brands.find(({ brandId }) => brandId === id)?.displayName ?? id;
  const back = async () => {
    const { data } = await rollBack({ uuid, note: note ?? '' });
    if (!data) return;
    setNote(null);
    notify(t(`set.done.${data.status}` as 'set.done.PUBLISHED', { count: releases.length }));
  };
  return (
    <li>
      <ReleaseHead note={set.note} status={status} />
      <small>
        {releases.map(({ brandId }) => nameOf(brandId)).join(', ')} · {t('release.by', { author })} ·{' '}
        {at === null ? moment(createdAt, language) : t('release.at', { at: moment(at, language) })}
      </small>
      {failure !== null && <p>{failure}</p>}
      <SetError error={error} />
      <ReleaseDecision release={set} onDecide={(step) => (step === 'approve' ? approve : cancel)({ uuid })} />
      {isBeingRolledBack && <small>{t('rollback.waiting')}</small>}
      {set.current && !isBeingRolledBack && note === null && (
        <Stack $row>
          <Button size="s" onClick={() => setNote(t('set.rollbackNote', { note: set.note }))}>
            {t('set.rollback')}
          </Button>
        </Stack>
      )}
      {note !== null && (
        <>
          <TextField label={t('publish.note')} value={note} maxLength={200} onChange={setNote} />
          <Stack $row $wrap>
            <Button
              size="s"
              variant="danger"
              disabled={note.trim() === ''}
              pending={isLoading}
              onClick={() => void back()}
            >
              {t('set.rollbackNow', { count: releases.length })}
            </Button>
            <Button size="s" onClick={() => setNote(null)}>
              {t('set.cancelRollback')}
            </Button>
          </Stack>
        </>
      )}
    </li>
  );
}
