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
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { redone, selectOpen, undone } from '@studio/core/draft/draftSlice';
import { selectResolved, selectChanges } from '@studio/core/draft/selectBrand';
import { useTexts } from '@studio/i18n/texts';
import { IconButton, Button } from '@staff/ui/Button';
import { StudioMark, Swatch, Badge } from '@staff/ui/Badge';
import { AccountMenu } from '@studio/layout/AccountMenu';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { SaveStatus } from './SaveStatus';
import { useOpenTool } from '@studio/layout/tools';
import { lazy, Suspense, useState } from 'react';
import { useProblems } from '@studio/features/problems/useProblems';
import { Popover } from '@staff/ui/Popover';
import { Skeleton } from '@staff/ui/Loading';
import { Tooltip } from '@staff/ui/Tooltip';
import { useView } from '@studio/core/browser/view';
import { FileMenu } from '@studio/features/publish/FileMenu';
import { mayAs } from '@studio/core/api/staffApi';
import { skipTargets } from '@studio/layout/SkipLinks';

const icon = { size: 16, 'aria-hidden': true } as const;

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
  const { data: brands } = useGetBrandsQuery();
  const summary = brands?.find((brand) => brand.brandId === brandId);
  const name = useStudioSelector((state) => selectResolved(state)?.brand.displayName);
  const canUndo = useStudioSelector((state) => (selectOpen(state)?.history.past.length ?? 0) > 0);
  const canRedo = useStudioSelector((state) => (selectOpen(state)?.history.future.length ?? 0) > 0);
  return (
    <Bar aria-label={t('app.name')}>
      <StudioMark />
      <IconButton label={t('pane.toggleLeft')} onClick={onToggleLeft}>
        <PanelLeft {...icon} />
      </IconButton>
      <Title>
        {summary && <Swatch size={18} colours={[summary.colours.background, summary.colours.color]} />}
        <h1>{name ?? summary?.displayName ?? brandId}</h1>
      </Title>
      <SaveStatus />
      <Gap />
      <IconButton label={t('bar.undo')} combo="mod+z" disabled={!canUndo} onClick={() => dispatch(undone())}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton
        label={t('bar.redo')}
        combo="mod+shift+z"
        disabled={!canRedo}
        onClick={() => dispatch(redone())}
      >
        <Redo2 {...icon} />
      </IconButton>
      <Line />
      <IconButton label={t('bar.search')} combo="mod+k" onClick={() => openTool('palette')}>
        <Search {...icon} />
      </IconButton>
      <ProblemsButton />
      <PublishButtons brandId={brandId} />
      <Line />
      <IconButton label={t('pane.toggleRight')} onClick={onToggleRight}>
        <PanelRight {...icon} />
      </IconButton>
      <AccountMenu />
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
  /* On a phone the actions do not fit; they scroll. */
  overflow: auto hidden;
  scrollbar-width: none;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin: 0 10px 0 4px;

  h1 {
    overflow: hidden;
    font-size: 15px;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

const Gap = styled.span`
  flex: 1;
`;

const Line = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: var(--s-line);
`;

const ProblemsPanel = lazy(async () => ({
  default: (await import('@studio/features/problems/ProblemsPanel')).ProblemsPanel,
}));

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
  const { data: brands } = useGetBrandsQuery();
  const summary = brands?.find((brand) => brand.brandId === brandId);
  const changes = useStudioSelector((state) => selectChanges(state).length);
  const isComparing = view.mode === 'compare';
  const waiting = summary?.waiting ?? 0;
  const mayPublish = mayAs(summary?.role, 'publisher');
  const canPublish = mayPublish && changes > 0;
  const state = changes > 0 ? t('bar.changes', { count: changes }) : t('bar.noChanges');
  return (
    <>
      <IconButton
        label={t('bar.compare')}
        aria-pressed={isComparing}
        onClick={() => setView(({ mode }) => ({ mode: mode === 'compare' ? 'single' : 'compare' }))}
      >
        <GitCompareArrows {...icon} />
      </IconButton>
      <IconButton label={t('bar.history')} onClick={() => open('history')}>
        <History {...icon} />
      </IconButton>
      {waiting > 0 && (
        <Tooltip text={t('brands.waiting', { n: waiting })}>
          <Button
            variant="ghost"
            aria-label={t('brands.waiting', { n: waiting })}
            icon={<Clock size={14} aria-hidden="true" />}
            onClick={() => open('history')}
          >
            {waiting}
          </Button>
        </Tooltip>
      )}
      {mayAs(summary?.role, 'editor') && <FileMenu />}
      {mayAs(summary?.role, 'editor') && (
        <IconButton label={t('bar.share')} onClick={() => open('share')}>
          <Link2 {...icon} />
        </IconButton>
      )}
      <Tooltip text={mayPublish ? state : t('bar.noRight')}>
        <Button
          id={skipTargets.publish}
          variant={canPublish ? 'primary' : 'secondary'}
          aria-disabled={!canPublish}
          icon={<Rocket size={14} aria-hidden="true" />}
          onClick={() => canPublish && open('publish')}
        >
          {t('bar.publish')}
          {changes > 0 && <Badge tone={canPublish ? 'accent' : 'neutral'}>{changes}</Badge>}
        </Button>
      </Tooltip>
    </>
  );
}
