import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { BrandFile } from '#schemas/brand/brandFile';
import { settingChanges } from '#core/brand/edit';
import { readError } from '@studio/core/api/staffApi';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { replaced, selectOpen } from '@studio/core/draft/draftSlice';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { EmptyState } from '@staff/ui/EmptyState';
import { Notice } from '@staff/ui/Notice';
import { useNotify } from '@staff/ui/notify';
import { Skeleton } from '@staff/ui/Loading';
import { TextField } from '@staff/ui/TextField';
import { BeforeAfter } from './BeforeAfter';
import { ChangesList } from './ChangesList';
import {
  useGetReleasesQuery,
  useGetReviewQuery,
  useGetRevisionQuery,
  useReleaseMutation,
} from '@studio/core/api/publishApi';
import { ReviewSection } from './ReviewSection';

interface Props {
  readonly revision: number;
  readonly canPublish: boolean;
  readonly onClose: () => void;
}

/** A revision compared with the published one: load it into the draft, or publish it again. */
export function RevisionDetail({ revision, canPublish, onClose }: Props) {
  const notify = useNotify();
  const t = useTexts('publish');
  const u = useTexts('ui');
  const dispatch = useStudioDispatch();
  const errorText = useErrorText();
  const open = useStudioSelector(selectOpen);
  const [note, setNote] = useState(t('rollback.noteStart', { n: revision }));
  const [release, { isLoading, error }] = useReleaseMutation();
  const {
    data,
    error: notRead,
    refetch,
  } = useGetRevisionQuery({ brandId: open?.brandId ?? '', revision }, { skip: !open });
  const review = useGetReviewQuery(
    { brandId: open?.brandId ?? '', baseRevision: open?.published.revision ?? 1, revision },
    { skip: !open || !canPublish, refetchOnMountOrArgChange: true },
  );
  const { data: releases = [] } = useGetReleasesQuery(open?.brandId ?? '', { skip: !open });
  const isWaiting = releases.some(
    ({ kind, restores, status }) =>
      kind === 'rollback' && restores === revision && status === 'WAITING_APPROVAL',
  );
  const mayRollBack = canPublish && !isWaiting;
  if (notRead)
    return (
      <EmptyState title={errorText(readError(notRead))}>
        <Button onClick={() => void refetch()}>{u('retry')}</Button>
      </EmptyState>
    );
  if (!open || !data) return <Skeleton $h={160} />;
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
    <Parts>
      {error !== undefined && (
        <Notice tone="danger" live>
          {errorText(readError(error))}
        </Notice>
      )}
      <h3>{t('rollback.title', { n: revision })}</h3>
      <ChangesList changes={settingChanges(published.file, data.file)} onOpen={onClose} />
      {review.data && <ReviewSection review={review.data} />}
      <BeforeAfter file={data.file} />
      {isWaiting && <Notice>{t('rollback.waiting')}</Notice>}
      {mayRollBack && <TextField label={t('publish.note')} value={note} maxLength={200} onChange={setNote} />}
      <Row>
        {!readOnly && <Button onClick={load}>{t('rollback.load')}</Button>}
        {mayRollBack && (
          <Button
            variant="primary"
            icon={<RotateCcw size={14} aria-hidden="true" />}
            pending={isLoading}
            disabled={note.trim() === ''}
            onClick={() => void rollBack()}
          >
            {t(review.data?.second ? 'publish.sendForApproval' : 'rollback.publish', { n: revision })}
          </Button>
        )}
      </Row>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
`;
