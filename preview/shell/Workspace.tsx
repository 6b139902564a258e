import { LoadFailure } from '@backoffice/layout/Loaded';
import { lazy, Suspense, useState, useEffect } from 'react';
import styled from 'styled-components';
import { Navigate, useParams } from '@/lib/router';
import { useTexts } from '@studio/i18n/texts';
import { Skeleton } from '@backoffice/ui/Loading';
import { SplitPane } from '@backoffice/ui/SplitPane';
import { ProblemsProvider } from '@studio/features/problems/useProblems';
import { ConflictBar } from './ConflictBar';
import { FailureBoundary } from '@backoffice/layout/FailureBoundary';
import { type Tool, ToolContext } from '@studio/layout/tools';
import { TopBar } from './TopBar';
import { useLeaveWarning } from '@studio/layout/Leaving';
import { useOpenBrand } from './useOpenBrand';
import { skipTargets, SkipLinks } from '@studio/layout/SkipLinks';
import { type Pane, usePanes } from './usePanes';
import { WorkspaceTools } from './WorkspaceTools';
import { BrandStateBar } from '@studio/features/brands/BrandStateBar';
import { useView } from '@studio/core/browser/view';
import { lazyNamed } from '@backoffice/layout/lazyNamed';
import { BrandList } from '@studio/features/brands/BrandList';
import { GroupList } from '@studio/features/brands/GroupList';
import { useRemembered } from '@backoffice/browser/preferences';
import { selectFile } from '@studio/core/draft/selectBrand';
import { type StudioStore, useStudioStore } from '@studio/core/store/createStudioStore';
import { listenForShortcuts, usePressShortcut } from '@backoffice/browser/shortcuts';

/** Fetched with this file rather than when the brand has come: the one need not wait for the other. */
const early = {
  canvas: import('@studio/features/canvas/Canvas'),
  viewBar: import('@studio/features/canvas/ViewBar'),
  search: import('@studio/features/settings-form/SettingSearch'),
  form: import('@studio/features/settings-form/SettingsForm'),
};
const Canvas = lazy(async () => ({ default: (await early.canvas).Canvas }));
const ViewBar = lazy(async () => ({ default: (await early.viewBar).ViewBar }));
const SettingSearch = lazy(async () => ({ default: (await early.search).SettingSearch }));
const SettingsForm = lazy(async () => ({ default: (await early.form).SettingsForm }));

const SetupPath = lazyNamed(() => import('@studio/features/new-brand/SetupPath'), 'SetupPath');

/** The one screen where brands are made: brands and groups, the canvas, the form. */
export function Workspace() {
  const { brandId } = useParams();
  if (brandId === undefined) return <Navigate to="/" replace />;
  return (
    <Frame>
      <Opened key={brandId} brandId={brandId} />
    </Frame>
  );
}

function Opened({ brandId }: { readonly brandId: string }) {
  const t = useTexts('shell');
  const { isReady, error, retry } = useOpenBrand(brandId);
  const { left, right, showForm } = usePanes();
  const [tool, setTool] = useState<Tool | null>(null);
  useLeaveWarning();
  useShortcutKeys();
  return (
    <ProblemsProvider>
      <ToolContext value={setTool}>
        <SkipLinks onShowForm={showForm} />
        <TopBar brandId={brandId} onToggleLeft={left.toggle} onToggleRight={right.toggle} />
        <Main>
          <ConflictBar />
          <BrandStateBar brandId={brandId} />
          <SplitPane
            label={t('pane.resize', { pane: t('pane.left') })}
            fixed="start"
            {...paneProps(left)}
            start={<LeftPane brandId={brandId} onChooseGroup={showForm} />}
            end={
              error ? (
                <LoadFailure title={t('app.loadFailed')} error={error} onRetry={retry} />
              ) : (
                <SplitPane
                  label={t('pane.resize', { pane: t('pane.form') })}
                  fixed="end"
                  {...paneProps(right)}
                  start={
                    <Middle id={skipTargets.preview} tabIndex={-1} aria-label={t('pane.canvas')}>
                      <FailureBoundary>
                        <Suspense fallback={null}>
                          <ViewBar />
                          <Stage>
                            <Canvas isReady={isReady} />
                          </Stage>
                        </Suspense>
                      </FailureBoundary>
                    </Middle>
                  }
                  end={
                    <Side id={skipTargets.settings} tabIndex={-1} aria-label={t('pane.form')}>
                      <FailureBoundary>
                        <Suspense fallback={<Waiting />}>{isReady ? <Form /> : <Waiting />}</Suspense>
                      </FailureBoundary>
                    </Side>
                  }
                />
              )
            }
          />
        </Main>
        <WorkspaceTools brandId={brandId} tool={tool} />
      </ToolContext>
    </ProblemsProvider>
  );
}

/** The setup of a new brand while the address names one of its steps; the form otherwise. */
function Form() {
  const { step } = useView().view;
  if (step !== 'none') return <SetupPath step={step} />;
  return (
    <>
      <SettingSearch />
      <SettingsForm />
    </>
  );
}

const paneProps = ({ size, min, max, onResize }: Pane) => ({ size, min, max, onResize });

function Waiting() {
  return (
    <Rows>
      <Skeleton $h={20} $w={140} />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} $h={48} />
      ))}
    </Rows>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** Everything below the bar, the lines between the panes too. */
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Middle = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--s-bg);
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-height: 0;
`;

const Side = styled.section`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--s-panel);
`;

const Rows = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px;
`;

interface Props {
  readonly brandId: string;
  /** A group was chosen, perhaps the open one. */
  readonly onChooseGroup: () => void;
}

/** The brands, and below them the groups of settings of the open one. */
function LeftPane({ brandId, onChooseGroup }: Props) {
  const t = useTexts('shell');
  const [height, setHeight] = useRemembered('pane.brands', 268);
  return (
    <Column aria-label={t('pane.left')}>
      <SplitPane
        label={t('pane.resize', { pane: t('pane.brands') })}
        fixed="start"
        direction="column"
        min={120}
        max={640}
        size={height}
        onResize={setHeight}
        start={<BrandList openId={brandId} />}
        end={<GroupList onChoose={onChooseGroup} />}
      />
    </Column>
  );
}

const Column = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: var(--s-panel);
`;

/** What the browser would do with them is never wanted here. */
const reserved = ['mod+s', 'mod+k'];
/** Work while somebody types, too. */
const always = [...reserved, 'mod+z', 'mod+shift+z', 'mod+y', 'escape'];

/** Handles shortcuts of the window, except while a modal dialog is open. */
function useShortcutKeys(): void {
  const store = useStudioStore();
  const pressShortcut = usePressShortcut();
  useEffect(() => listen(store, pressShortcut), [store, pressShortcut]);
}

function listen(store: StudioStore, pressShortcut: (combo: string) => boolean): () => void {
  const present = () => selectFile(store.getState());
  /** Where somebody typed last, and the draft before that: the same draft still means that it is not in it. */
  let typed: { readonly where: EventTarget | null; readonly before: unknown } | null = null;
  const isOwnUndo = (combo: string, where: EventTarget | null) =>
    /^mod\+(z|shift\+z|y)$/.test(combo) && typed?.where === where && typed.before === present();

  const onInput = ({ target: where }: Event) => {
    typed = { where, before: present() };
  };
  const stop = listenForShortcuts(pressShortcut, {
    reserved,
    whileTyping: (combo, target) => always.includes(combo) && !isOwnUndo(combo, target),
  });
  window.addEventListener('input', onInput, true);
  return () => {
    window.removeEventListener('input', onInput, true);
    stop();
  };
}
