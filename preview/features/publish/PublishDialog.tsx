import { ErrorNotice } from '@backoffice/layout/Loaded';
import { ReleaseFields, useReleaseForm } from './ReleaseForm';
import { Stack } from '@backoffice/ui/Stack';
import { Rocket } from 'lucide-react';
import styled from 'styled-components';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { edited, selectOpen } from '@studio/core/draft/draftSlice';
import { selectChanges, selectPublished } from '@studio/core/draft/selectBrand';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { ProblemsPanel } from '@studio/features/problems/ProblemsPanel';
import { useProblems } from '@studio/features/problems/useProblems';
import { Button } from '@backoffice/ui/Button';
import { Dialog } from '@backoffice/ui/Dialog';
import { Notice, useNotify } from '@backoffice/ui/Notice';
import { useView } from '@studio/core/browser/view';
import { ChangesList } from './ChangesList';
import { useGetReviewQuery, useReleaseMutation } from '@studio/core/api/publishApi';
import { ReviewSection } from './ReviewSection';
import { Toolbar } from 'radix-ui';
import type { Change } from '#core/brand/diff';
import { stateFor } from '@studio/features/screens/chooseState';
import { screensOfChanges } from '@studio/features/settings/settingNames';

/** The review before a brand is published: changes, screens and problems; then the note and the time. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const t = useTexts('publish');
  const dispatch = useStudioDispatch();
  const { setView } = useView();
  const open = useStudioSelector(selectOpen);
  const changes = useStudioSelector(selectChanges);
  const problems = useProblems();
  const [release, { isLoading, error }] = useReleaseMutation();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const form = useReleaseForm(errors > 0 ? 0 : problems.length);
  const review = useReview(changes.length > 0 && errors === 0);
  const fourEyes = useStudioSelector(selectPublished)?.publishing.fourEyes === true;
  const needsSecond = review.data?.second ?? fourEyes;
  if (!open) return null;

  const missing = [
    changes.length === 0 && t('missing.changes'),
    errors > 0 && t('missing.errors'),
    open.status !== 'saved' && t('missing.saving'),
    review.isFetching && t('missing.review'),
    ...form.missing,
  ].filter((each) => each !== false);
  const publish = async () => {
    const { brandId, published, saved } = open;
    const at = { brandId, baseRevision: published.revision, draftVersion: saved.version };
    const { data } = await release({ ...at, ...form.request });
    if (!data) return;
    notify(t(`publish.done.${data.status}` as 'publish.done.PUBLISHED'));
    onClose();
  };
  const compare = () => {
    setView({ mode: 'compare' });
    onClose();
  };
  const { later } = form.typed.when;
  return (
    <Dialog
      title={t('publish.title')}
      onClose={onClose}
      width={640}
      actions={
        <>
          <Button onClick={compare}>{t('publish.compare')}</Button>
          <Button
            variant="primary"
            icon={Rocket}
            disabled={missing.length > 0}
            pending={isLoading}
            onClick={() => void publish()}
          >
            {t(needsSecond ? 'publish.sendForApproval' : later ? 'publish.schedule' : 'publish.now')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <ErrorNotice error={error} />
        {errors > 0 && <Notice tone="danger">{t('publish.blocked', { count: errors })}</Notice>}
        <ReleaseFields form={form} />
        {problems.length > 0 && <ProblemsPanel onOpen={onClose} />}
        <ChangesList
          changes={changes}
          onOpen={onClose}
          onRevert={({ path, before }) =>
            dispatch(edited({ edits: [{ path, value: before }], at: Date.now() }))
          }
        />
        <Reach changes={changes} onOpen={onClose} />
        {review.isFetching && <Notice>{t('consent.loading')}</Notice>}
        {review.data && !review.isFetching && <ReviewSection review={review.data} />}
        {missing.length > 0 && <Notice>{`${t('missing')} ${missing.join(' · ')}`}</Notice>}
      </Stack>
    </Dialog>
  );
}

/** The server's review of the saved draft; none while the draft cannot be published. */
function useReview(canPublish: boolean) {
  const open = useStudioSelector(selectOpen);
  const { brandId = '', published, saved, status } = open ?? {};
  return useGetReviewQuery(
    { brandId, baseRevision: published?.revision ?? 1, draftVersion: saved?.version ?? 0 },
    { skip: !canPublish || status !== 'saved', refetchOnMountOrArgChange: true },
  );
}

interface ReachProps {
  readonly changes: readonly Change[];
  readonly onOpen: () => void;
}

/** Where members will see the change; each screen opens the comparison. */
function Reach({ changes, onOpen }: ReachProps) {
  const t = useTexts('publish');
  const { language } = useLanguage();
  const { setView } = useView();
  const screens = screensOfChanges(changes);
  if (changes.length === 0) return null;
  const members = screens.filter(({ access }) => access === 'member').length;
  return (
    <section aria-label={t('reach')}>
      <p>
        {screens.length === 0
          ? t('reach.none')
          : t('reach.sum', {
              count: screens.length,
              publics: screens.length - members,
              members,
            })}
      </p>
      {/* One stop of the Tab key: a colour changes dozens of screens. */}
      <List aria-label={t('reach')}>
        {screens.map((screen) => (
          <Toolbar.Button key={screen.path} asChild>
            <Button
              size="s"
              onClick={() => {
                setView(({ state }) => ({
                  mode: 'compare',
                  route: screen.path,
                  state: stateFor(screen.path, state),
                }));
                onOpen();
              }}
            >
              {screen[language]}
            </Button>
          </Toolbar.Button>
        ))}
      </List>
    </section>
  );
}

const List = styled(Toolbar.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 6px;
`;
