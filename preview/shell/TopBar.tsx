import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { Stack } from '@backoffice/ui/Stack';
import {
  PanelLeft,
  PanelRight,
  Redo2,
  Search,
  Undo2,
  CircleAlert,
  CircleCheck,
  TriangleAlert,
  Clock,
  GitCompareArrows,
  History,
  Link2,
  Rocket,
} from 'lucide-react';
import styled from 'styled-components';
import { useBrand } from '@backoffice/api/brandListApi';
import { redone, selectOpen, undone } from '@studio/core/draft/draftSlice';
import { selectResolved, selectChanges } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { IconButton, Button } from '@backoffice/ui/Button';
import { StudioMark, Swatch, Badge } from '@backoffice/ui/Badge';
import { StudioMenu } from '@studio/layout/StudioMenu';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { SaveStatus } from './SaveStatus';
import { useOpenTool } from '@studio/layout/tools';
import { Suspense, useState } from 'react';
import { useProblems } from '@studio/features/problems/useProblems';
import { Popover } from '@backoffice/ui/Popover';
import { Skeleton } from '@backoffice/ui/Loading';
import { Tooltip } from '@backoffice/ui/Tooltip';
import { useView } from '@studio/core/browser/view';
import { FileMenu } from '@studio/features/publish/FileMenu';
import { may } from '@backoffice/api/staffApi';
import { skipTargets } from '@studio/layout/SkipLinks';

const icon = { size: 16 };

interface Props {
  readonly brandId: string;
  readonly onToggleLeft: () => void;
  readonly onToggleRight: () => void;
}

/** The open brand, its save status, and its actions. */
export function TopBar({ brandId, onToggleLeft, onToggleRight }: Props) {
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const openTool = useOpenTool();
  const summary = useBrand(brandId);
  const name = useStudioSelector((state) => selectResolved(state)?.brand.displayName);
  const canUndo = useStudioSelector((state) => (selectOpen(state)?.history.past.length ?? 0) > 0);
  const canRedo = useStudioSelector((state) => (selectOpen(state)?.history.future.length ?? 0) > 0);
  return (
    <Bar aria-label={t('app.name')}>
      <StudioMark />
      <IconButton label={t('pane.toggleLeft')} onClick={onToggleLeft} icon={PanelLeft} />
      <Title>
        {summary && <Swatch size={18} colours={[summary.colours.background, summary.colours.color]} />}
        <h1>{name ?? summary?.displayName ?? brandId}</h1>
      </Title>
      <SaveStatus />
      <Stack as="span" $grow />
      <IconButton
        label={t('bar.undo')}
        combo="mod+z"
        disabled={!canUndo}
        onClick={() => dispatch(undone())}
        icon={Undo2}
      />
      <IconButton
        label={t('bar.redo')}
        combo="mod+shift+z"
        disabled={!canRedo}
        onClick={() => dispatch(redone())}
        icon={Redo2}
      />
      <Line />
      <IconButton label={t('bar.search')} combo="mod+k" onClick={() => openTool('palette')} icon={Search} />
      <ProblemsButton />
      <PublishButtons brandId={brandId} />
      <Line />
      <IconButton label={t('pane.toggleRight')} onClick={onToggleRight} icon={PanelRight} />
      <StudioMenu />
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 44px;
  padding: 0 8px 0 12px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);

  /* On a phone the actions do not fit beside the name of the brand. */
  @media (max-width: 640px) {
    flex-wrap: wrap;
    height: auto;
    padding-block: 6px;
  }
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin: 0 10px 0 4px;

  @media (max-width: 640px) {
    max-width: 180px;
  }

  h1 {
    overflow: hidden;
    font-size: 15px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const Line = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: var(--s-line);
`;

const ProblemsPanel = lazyNamed(() => import('@studio/features/problems/ProblemsPanel'), 'ProblemsPanel');

/** How many errors and warnings the draft has; opens the list of them. */
function ProblemsButton() {
  const t = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const problems = useProblems();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const name = [
    t('bar.problems'),
    errors > 0 && t('brands.errors', { count: errors }),
    warnings > 0 && t('brands.warnings', { count: warnings }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  return (
    <Popover
      label={t('bar.problems')}
      align="end"
      width={420}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" aria-label={name}>
          {problems.length === 0 && <CircleCheck {...icon} color="var(--s-success)" />}
          {errors > 0 && (
            <Badge tone="danger">
              <CircleAlert {...icon} />
              {errors}
            </Badge>
          )}
          {warnings > 0 && (
            <Badge tone="warning">
              <TriangleAlert {...icon} />
              {warnings}
            </Badge>
          )}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton $h={80} />}>
        <ProblemsPanel />
      </Suspense>
    </Popover>
  );
}

/** From the draft to the published brand: compare, look back, share, publish. */
function PublishButtons({ brandId }: { readonly brandId: string }) {
  const t = useTexts('shell');
  const open = useOpenTool();
  const { view, setView } = useView();
  const summary = useBrand(brandId);
  const changes = useStudioSelector((state) => selectChanges(state).length);
  const isComparing = view.mode === 'compare';
  const waiting = summary?.waiting ?? 0;
  const mayPublish = may(summary, 'releases.publish');
  const canPublish = mayPublish && changes > 0;
  const state = changes > 0 ? t('bar.changes', { count: changes }) : t('bar.noChanges');
  return (
    <>
      <IconButton
        label={t('bar.compare')}
        aria-pressed={isComparing}
        onClick={() => setView(({ mode }) => ({ mode: mode === 'compare' ? 'single' : 'compare' }))}
        icon={GitCompareArrows}
      />
      <IconButton label={t('bar.history')} onClick={() => open('history')} icon={History} />
      {waiting > 0 && (
        <Tooltip text={t('brands.waiting', { n: waiting })}>
          <Button
            variant="ghost"
            aria-label={t('brands.waiting', { n: waiting })}
            icon={Clock}
            onClick={() => open('history')}
          >
            {waiting}
          </Button>
        </Tooltip>
      )}
      {may(summary, 'drafts.edit') && <FileMenu />}
      {may(summary, 'drafts.edit') && (
        <IconButton label={t('bar.share')} onClick={() => open('share')} icon={Link2} />
      )}
      <Tooltip text={mayPublish ? state : t('bar.noRight')}>
        <Button
          id={skipTargets.publish}
          variant={canPublish ? 'primary' : 'secondary'}
          aria-disabled={!canPublish}
          icon={Rocket}
          onClick={() => canPublish && open('publish')}
        >
          {t('bar.publish')}
          {changes > 0 && <Badge tone={canPublish ? 'accent' : 'neutral'}>{changes}</Badge>}
        </Button>
      </Tooltip>
    </>
  );
}
