import { useState } from 'react';
import styled from 'styled-components';
import { useGetBrandsQuery } from '../api/brands';
import { useLanguage } from '../i18n/Language';
import { useTexts } from '../i18n/useTexts';
import { useGetMeQuery } from '../people/peopleApi';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { notify } from '../ui/notify';
import { TextField } from '../ui/TextField';
import { moment } from './bangkokTime';
import {
  type ReleaseSet,
  useApproveSetMutation,
  useCancelSetMutation,
  useGetReleaseSetsQuery,
  useRollBackSetMutation,
} from './releaseSetApi';
import { useSetError } from './useSetError';

/** Ended sets that are listed. */
const ENDED = 3;

/** Sets that wait for their time or a second person, and the latest that ended, each decided as one. */
export function SetList() {
  const { data: sets = [] } = useGetReleaseSetsQuery(undefined, { pollingInterval: 15_000 });
  const waiting = sets.filter(isOpen);
  const ended = sets.filter((set) => !isOpen(set) && set.status !== 'CANCELLED').slice(0, ENDED);
  if (waiting.length + ended.length === 0) return null;
  return (
    <List>
      {[...waiting, ...ended].map((set) => (
        <One key={set.uuid} set={set} />
      ))}
    </List>
  );
}

const isOpen = ({ status }: ReleaseSet): boolean => status === 'WAITING_APPROVAL' || status === 'SCHEDULED';

function One({ set }: { readonly set: ReleaseSet }) {
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
  const back = async () => {
    const answer = await rollBack({ uuid, note: note ?? '' });
    if (!answer.data) return;
    setNote(null);
    notify(t(`set.done.${answer.data.status}` as 'set.done.PUBLISHED', { n: releases.length }));
  };
  return (
    <li>
      <Head>
        <strong>{set.note}</strong>
        <Badge tone={status === 'FAILED' ? 'danger' : 'accent'}>
          {t(`release.${status}` as 'release.SCHEDULED')}
        </Badge>
      </Head>
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
        <Row>
          {status === 'WAITING_APPROVAL' && !isMine && (
            <Button
              size="s"
              variant="primary"
              pending={approving.isLoading}
              onClick={() => void approve(uuid)}
            >
              {t('release.approve')}
            </Button>
          )}
          <Button size="s" pending={cancelling.isLoading} onClick={() => void cancel(uuid)}>
            {t(status === 'WAITING_APPROVAL' && !isMine ? 'release.reject' : 'release.cancel')}
          </Button>
          {status === 'WAITING_APPROVAL' && isMine && <small>{t('release.needsOther')}</small>}
        </Row>
      )}
      {set.current && note === null && (
        <Row>
          <Button size="s" onClick={() => setNote(t('set.rollbackNote', { note: set.note }))}>
            {t('set.rollback')}
          </Button>
        </Row>
      )}
      {note !== null && (
        <>
          <TextField label={t('publish.note')} value={note} maxLength={200} onChange={setNote} />
          <Row>
            <Button
              size="s"
              variant="danger"
              disabled={note.trim() === ''}
              pending={rollingBack.isLoading}
              onClick={() => void back()}
            >
              {t('set.rollbackNow', { n: releases.length })}
            </Button>
            <Button size="s" onClick={() => setNote(null)}>
              {t('set.keep')}
            </Button>
          </Row>
        </>
      )}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;

  & > li {
    display: grid;
    gap: 6px;
    padding: 12px;
    border: 1px solid var(--s-line);
    border-radius: var(--s-radius);
  }
  & small {
    color: var(--s-muted);
  }
`;

const Head = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;

  & > strong {
    flex: 1;
    min-width: 0;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;
