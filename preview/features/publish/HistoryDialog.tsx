import { Stack } from '@backoffice/ui/Stack';
import { ErrorNotice, Loaded } from '@backoffice/layout/Loaded';
import { useState } from 'react';
import styled from 'styled-components';
import { useStudioSelector, useStudioDispatch } from '@studio/core/store/createStudioStore';
import { selectOpen, replaced } from '@studio/core/draft/draftSlice';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Badge } from '@backoffice/ui/Badge';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { EmptyState } from '@backoffice/ui/Loading';
import { moment } from '@backoffice/i18n/bangkokTime';
import {
  type RevisionRow,
  useGetRevisionsInfiniteQuery,
  useGetReleasesQuery,
  useGetReviewQuery,
  useGetRevisionQuery,
  useReleaseMutation,
} from '@studio/core/api/publishApi';
import { Releases } from './Releases';
import { RotateCcw } from 'lucide-react';
import type { BrandFile } from '#schemas/brand/brandFile';
import { settingChanges } from '#core/brand/edit';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { TextField } from '@backoffice/ui/Field';
import { BeforeAfter } from './BeforeAfter';
import { ChangesList } from './ChangesList';
import { ReviewSection } from './ReviewSection';

interface Props {
  readonly canPublish: boolean;
  readonly onClose: () => void;
}

/** What was published when and by whom, what waits, and the way back to any of it. */
export function HistoryDialog({ canPublish, onClose }: Props) {
  const t = useTexts('publish');
  const open = useStudioSelector(selectOpen);
  const [chosen, choose] = useState<number | null>(null);
  if (!open) return null;
  const { brandId, published } = open;
  const shown = chosen ?? published.revision;
  return (
    <Dialog title={t('history.title')} onClose={onClose} width={860}>
      <Releases brandId={brandId} canPublish={canPublish} />
      <Columns>
        <Revisions brandId={brandId} current={published.revision} chosen={shown} onChoose={choose} />
        <div>
          {shown === published.revision ? (
            <EmptyState title={t('history.isCurrent')} text={t('history.choose')} />
          ) : (
            <RevisionDetail key={shown} revision={shown} canPublish={canPublish} onClose={onClose} />
          )}
        </div>
      </Columns>
    </Dialog>
  );
}

interface ListProps {
  readonly brandId: string;
  readonly current: number;
  readonly chosen: number;
  readonly onChoose: (revision: number) => void;
}

function Revisions({ brandId, current, chosen, onChoose }: ListProps) {
  const t = useTexts('publish');
  const query = useGetRevisionsInfiniteQuery(brandId);
  return (
    <nav aria-label={t('history.list')}>
      <Loaded query={query} height={72}>
        {({ pages }) => (
          <ul>
            {pages
              .flatMap(({ items }) => items)
              .map((row) => (
                <li key={row.revision}>
                  <Choice
                    type="button"
                    aria-current={chosen === row.revision || undefined}
                    onClick={() => onChoose(row.revision)}
                  >
                    <Summary row={row} isCurrent={row.revision === current} />
                  </Choice>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button size="s" pending={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </nav>
  );
}

function Summary({ row, isCurrent }: { readonly row: RevisionRow; readonly isCurrent: boolean }) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  return (
    <>
      <span>
        <strong>{t('history.revision', { n: row.revision })}</strong>
        {isCurrent && <Badge tone="success">{t('history.current')}</Badge>}
        <Badge>{t(`kind.${row.kind}`)}</Badge>
      </span>
      <span>{row.note}</span>
      <small>
        {moment(row.at, language)} · {row.author ?? t('history.system')}
        {row.approver !== null && ` · ${t('history.approver', { name: row.approver })}`}
      </small>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-height: 320px;

  & > nav {
    margin-left: -8px;
    padding-right: 12px;
    border-right: 1px solid var(--s-line);
  }
  & > div {
    padding-left: 20px;
  }
  & ul {
    display: grid;
    gap: 2px;
  }
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;

    & > nav {
      max-height: 240px;
      padding: 0 0 8px;
      border-right: 0;
      border-bottom: 1px solid var(--s-line);
      overflow: auto;
    }
    & > div {
      padding-left: 0;
    }
  }
`;

const Choice = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: 8px 10px;
  background: none;
  border: 0;
  border-radius: var(--s-radius);
  text-align: left;
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  & small {
    color: var(--s-muted);
    font-size: 13px;
  }
  &:hover {
    background: var(--s-hover);
  }
  &[aria-current] {
    background: var(--s-active);
  }
`;

interface RevisionDetailProps {
  readonly revision: number;
  readonly canPublish: boolean;
  readonly onClose: () => void;
}

/** A revision compared with the published one: load it into the draft, or publish it again. */
function RevisionDetail({ revision, canPublish, onClose }: RevisionDetailProps) {
  const notify = useNotify();
  const t = useTexts('publish');
  const dispatch = useStudioDispatch();
  const open = useStudioSelector(selectOpen);
  const [note, setNote] = useState(t('rollback.noteStart', { n: revision }));
  const [release, { isLoading, error }] = useReleaseMutation();
  const query = useGetRevisionQuery(
    { brandId: open?.brandId ?? '', revision: String(revision) },
    { skip: !open },
  );
  const review = useGetReviewQuery(
    { brandId: open?.brandId ?? '', baseRevision: open?.published.revision ?? 1, revision },
    { skip: !open || !canPublish, refetchOnMountOrArgChange: true },
  );
  const { data: releases = [] } = useGetReleasesQuery({ brandId: open?.brandId ?? '' }, { skip: !open });
  const isWaiting = releases.some(
    ({ kind, restores, status }) =>
      kind === 'rollback' && restores === revision && status === 'WAITING_APPROVAL',
  );
  const mayRollBack = canPublish && !isWaiting;
  const { data } = query;
  if (!open || !data)
    return (
      <Loaded query={query} height={160}>
        {() => null}
      </Loaded>
    );
  const { brandId, published, readOnly } = open;

  const rollBack = async () => {
    const answer = await release({ brandId, baseRevision: published.revision, revision, note, reason: note });
    if (!answer.data) return;
    notify(t(`publish.done.${answer.data.status}` as 'publish.done.PUBLISHED'));
    onClose();
  };
  const load = () => {
    dispatch(replaced({ file: data.file as BrandFile, at: Date.now() }));
    notify(t('rollback.loaded', { n: revision }));
    onClose();
  };
  return (
    <Stack $gap={4}>
      <ErrorNotice error={error} />
      <h3>{t('rollback.title', { n: revision })}</h3>
      <ChangesList changes={settingChanges(published.file, data.file)} onOpen={onClose} />
      {review.data && <ReviewSection review={review.data} />}
      <BeforeAfter file={data.file} />
      {isWaiting && <Notice>{t('rollback.waiting')}</Notice>}
      {mayRollBack && <TextField label={t('publish.note')} value={note} maxLength={200} onChange={setNote} />}
      <Stack $row $wrap $justify="end">
        {!readOnly && <Button onClick={load}>{t('rollback.load')}</Button>}
        {mayRollBack && (
          <Button
            variant="primary"
            icon={RotateCcw}
            pending={isLoading}
            disabled={note.trim() === ''}
            onClick={() => void rollBack()}
          >
            {t(review.data?.second ? 'publish.sendForApproval' : 'rollback.publish', { n: revision })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
