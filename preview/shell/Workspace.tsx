import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { Navigate, useParams } from '@/lib/router';
import { readError } from '@studio/core/api/staffApi';
import { useErrorText } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { EmptyState } from '@staff/ui/EmptyState';
import { Skeleton } from '@staff/ui/Loading';
import { SplitPane } from '@staff/ui/SplitPane';
import { ProblemsProvider } from '@studio/features/problems/useProblems';
import { ConflictBar } from './ConflictBar';
import { FailureBoundary } from '@studio/layout/FailureBoundary';
import { LeftPane } from './LeftPane';
import { type Tool, ToolContext } from '@studio/layout/tools';
import { TopBar } from './TopBar';
import { useLeaveWarning } from '@studio/layout/Leaving';
import { useOpenBrand } from './useOpenBrand';
import { skipTargets, SkipLinks } from '@studio/layout/SkipLinks';
import { type Pane, usePanes } from './usePanes';
import { useShortcutKeys } from './useShortcutKeys';
import { WorkspaceTools } from './WorkspaceTools';

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
          <SplitPane
            label={t('pane.resize', { pane: t('pane.left') })}
            fixed="start"
            {...paneProps(left)}
            start={<LeftPane brandId={brandId} onChooseGroup={showForm} />}
            end={
              error ? (
                <NotOpened error={readError(error)} retry={retry} />
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
                        <Suspense fallback={<Waiting />}>
                          {isReady && <SettingSearch />}
                          {isReady ? <SettingsForm /> : <Waiting />}
                        </Suspense>
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

const paneProps = ({ size, min, max, onResize }: Pane) => ({ size, min, max, onResize });

interface Failure {
  readonly error: ReturnType<typeof readError>;
  readonly retry: () => void;
}

function NotOpened({ error, retry }: Failure) {
  const t = useTexts('shell');
  const u = useTexts('ui');
  const errorText = useErrorText();
  return (
    <EmptyState title={t('app.loadFailed')} text={errorText(error)}>
      <Button onClick={retry}>{u('retry')}</Button>
    </EmptyState>
  );
}

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
