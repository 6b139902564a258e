import { LoadFailure } from '@backoffice/layout/Loaded';
import { Stack } from '@backoffice/ui/Stack';
import { Rows3 } from 'lucide-react';
import { useMemo, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { Button } from '@backoffice/ui/Button';
import { EmptyState, Skeleton } from '@backoffice/ui/Loading';
import { compare, isDrift, type Row } from './compare';
import { ComparisonBar, ComparisonLegend } from './ComparisonBar';
import { useComparison, type Member, useComparisonView, type ComparisonView } from './useComparison';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import { useGo } from '@studio/layout/Leaving';
import { useRemembered } from '@backoffice/browser/preferences';
import { useFocusActions } from '@studio/features/settings/focus';
import { type GroupId, groupOf } from '@studio/features/settings/groups';
import { useShownValue } from '@studio/features/settings/settingNames';
import { SplitPane } from '@backoffice/ui/SplitPane';
import { ComparisonGrid } from './ComparisonGrid';
import { linesOf, searchedTexts } from './lines';
import { SettingPanel } from './SettingPanel';

/** All brands side by side: where they drift apart, and one value for many. */
export function ComparisonPage() {
  const t = useTexts('brandComparison');
  const [view, setView] = useComparisonView();
  const { members, defaults, error, retry } = useComparison(view.side);
  const rows = useMemo(() => members && compare(members), [members]);
  const isFew = members !== undefined && members.length < 2;
  return (
    <Page>
      <ComparisonBar view={view} onChange={setView} />
      <main>
        {error && <LoadFailure error={error} onRetry={retry} />}
        {!members && !error && (
          <Waiting aria-busy="true">
            {Array.from({ length: 14 }, (_, i) => (
              <Skeleton key={i} $h={22} />
            ))}
          </Waiting>
        )}
        {isFew && <EmptyState icon={Rows3} title={t('few')} text={t('few.help')} />}
        {members && !isFew && rows && defaults && (
          <ComparisonTable {...{ members, rows, defaults, view, setView }} />
        )}
      </main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
    background: var(--s-panel);
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
`;

interface Props {
  readonly members: readonly Member[];
  readonly rows: readonly Row[];
  readonly defaults: BrandDefaults;
  readonly view: ComparisonView;
  readonly setView: (part: Partial<ComparisonView>) => void;
}

/** The table, and the panel of the chosen setting. */
function ComparisonTable({ members, rows, defaults, view, setView }: Props) {
  const { focusSetting } = useFocusActions();
  const t = useTexts('brandComparison');
  const { language } = useLanguage();
  const show = useShownValue();
  const go = useGo();
  const [width, setWidth] = useRemembered('pane.fleet', 380);
  const [closed, setClosed] = useState<ReadonlySet<GroupId>>(new Set());
  const [start, setStart] = useState<string>();
  const text = useDeferredValue(view.text);
  const { onlyDrift } = view;
  const lines = useMemo(
    () => linesOf(rows, { onlyDrift, text, closed }, (row) => searchedTexts(row, language, show)),
    [rows, onlyDrift, text, closed, language, show],
  );
  const chosen = rows.find(({ path }) => path === view.setting);
  const shown = lines.filter((line) => line.kind === 'setting').length;

  const open = ({ brandId }: Member, row?: Row) => {
    const group = row && groupOf(row.path);
    if (row) focusSetting(row.path);
    go(`/b/${brandId}${group === undefined ? '' : `?group=${group}`}`);
  };
  const table = (
    <Stack $grow $gap={0}>
      {lines.length === 0 ? (
        <EmptyState
          title={t(text === '' ? 'none' : 'notFound')}
          text={text === '' ? t('none.help') : undefined}
        >
          {onlyDrift && <Button onClick={() => setView({ onlyDrift: false })}>{t('showAll')}</Button>}
        </EmptyState>
      ) : (
        <ComparisonGrid
          members={members}
          rows={rows}
          lines={lines}
          chosen={view.setting}
          onToggle={({ group, isOpen }) =>
            setClosed((now) => new Set(isOpen ? [...now, group] : [...now].filter((each) => each !== group)))
          }
          onChoose={(row, member) => {
            setStart(member && row.cells[members.indexOf(member)]?.key);
            setView({ setting: row.path });
          }}
          onOpen={open}
        />
      )}
      <ComparisonLegend
        brands={members.length}
        settings={rows.length}
        drift={rows.filter(isDrift).length}
        shown={shown}
      />
    </Stack>
  );
  if (!chosen) return table;
  return (
    <SplitPane
      label={t('panel.resize')}
      fixed="end"
      min={320}
      max={620}
      size={width}
      onResize={(next) => (next === 0 ? setView({ setting: null }) : setWidth(next))}
      start={table}
      end={
        <SettingPanel
          key={`${chosen.path} ${start ?? ''}`}
          row={chosen}
          members={members}
          defaults={defaults}
          start={start}
          onClose={() => setView({ setting: null })}
        />
      }
    />
  );
}
