import { useState } from 'react';
import styled from 'styled-components';
import { Navigate, NavLink, useLocation, useParams } from '@/lib/router';
import { reportNames, type ReportName } from '#schemas/api/deskReports';
import { type ReportColumn, unitOf } from '#schemas/api/shapes/reportColumns';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import { dayAndMonth } from '@backoffice/i18n/bangkokTime';
import { Loaded } from '@backoffice/layout/Loaded';
import { PlainPage } from '@backoffice/layout/PlainPage';
import { EmptyState } from '@backoffice/ui/Loading';
import { type Report, useGetReportQuery } from '@desk/core/reportApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import { DecisionsDialog } from './DecisionsDialog';
import { MembersDialog } from './MembersDialog';
import { MovementsDialog } from './MovementsDialog';
import { ReportChart } from './ReportChart';
import { ReportFilters } from './ReportFilters';
import { ReportTable } from './ReportTable';
import { columnName, definitionOf, figureText, useRowName } from './reportText';
import { type RowsBehind, rowsBehind } from './rowsBehind';
import { useReportQuery } from './useReportQuery';

/** A report with its filters, chart, table and definitions. */
export function ReportsPage() {
  const { name: wanted } = useParams();
  const { search } = useLocation();
  const name = reportNames.find((each) => each === wanted);
  if (name === undefined) return <Navigate to={`/report/money${search}`} replace />;
  return <OneReport key={name} name={name} />;
}

/** On a phone the tabs are wider than the screen. */
const showCurrent = (tabs: HTMLElement | null) =>
  tabs?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });

function OneReport({ name }: { readonly name: ReportName }) {
  const t = useTexts('report');
  const { data: all = [] } = useGetBrandsQuery();
  const brands = all.filter((brand) => may(brand, 'reports'));
  const { filter } = useReportQuery();
  const { from, to, by, brand } = filter;
  const report = useGetReportQuery({
    ...{ report: name, from, to },
    ...(name === 'money' && { by }),
    ...(brand !== undefined && { brand }),
  });
  const search = new URLSearchParams({ from, to, ...(brand !== undefined && { brand }) }).toString();
  return (
    <PlainPage title={t('title')} isWide>
      <Tabs ref={showCurrent} aria-label={t('tabs')}>
        {reportNames.map((each) => (
          <NavLink key={each} to={`/report/${each}?${search}`}>
            {t(`name.${each}`)}
          </NavLink>
        ))}
      </Tabs>
      <ReportFilters name={name} brands={brands} />
      <Loaded query={report} height={320} forbidden={t('forbidden')}>
        {(data) => <Shown name={name} report={data} />}
      </Loaded>
    </PlainPage>
  );
}

function Shown({ name, report }: { readonly name: ReportName; readonly report: Report }) {
  const t = useTexts('report');
  const { filter, setFilter } = useReportQuery();
  const { language } = useLanguage();
  const rowName = useRowName();
  const nameOf = (key: string, label: string) => rowName({ name, by: filter.by }, key, label);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { columns, rows } = report;
  const shown: ReportColumn =
    columns.find((column) => column === filter.show) ?? firstShown[name] ?? columns[0] ?? 'deposits';
  const index = columns.indexOf(shown);
  const openerOf = (column: ReportColumn, key: string | null) => {
    const behind = rowsBehind({ name, filter, report, column, key });
    const row = rows.find((each) => each.key === key);
    const title = `${columnName(column, t)} · ${row ? nameOf(row.key, row.label) : t('total')}`;
    return behind && (() => setOpened({ title, behind }));
  };
  if (rows.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  const hasChart = name !== 'retention';
  return (
    <>
      {hasChart && (
        <ReportChart
          title={unitOf(shown) === 'baht' ? t('baht', { name: columnName(shown, t) }) : columnName(shown, t)}
          tick={(value) => figureText(shown, value).replace(/\.00?$/, '')}
          bars={rows.slice(0, filter.by === 'day' ? undefined : 20).map(({ key, label, values }) => ({
            ...{ key, value: values[index] ?? 0 },
            name: filter.by === 'day' && name === 'money' ? dayAndMonth(key, language) : nameOf(key, label),
            text: figureText(shown, values[index] ?? null),
          }))}
        />
      )}
      <ReportTable
        caption={t(`name.${name}`)}
        firstColumn={t(name === 'money' ? `by.${filter.by}` : `first.${name}`)}
        {...{ report, nameOf }}
        chart={hasChart ? { shown, onShow: (show) => setFilter({ show }) } : undefined}
        openerOf={openerOf}
      />
      <Definitions open>
        <summary>{t('definitions')}</summary>
        {columns.some((column) => unitOf(column) === 'baht') && <p>{t('amounts')}</p>}
        <dl>
          {columns.map((column) => {
            const text = definitionOf(column, t);
            return (
              text !== undefined && (
                <div key={column}>
                  <dt>{column === 'week1' ? t('column.weeks') : columnName(column, t)}</dt>
                  <dd>{text}</dd>
                </div>
              )
            );
          })}
        </dl>
      </Definitions>
      {opened && <Rows {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** What a chart shows first, unless it is the first column. */
const firstShown: Partial<Record<ReportName, ReportColumn>> = { affiliates: 'friendDeposits' };

interface Opened {
  readonly title: string;
  readonly behind: RowsBehind;
}

function Rows({ title, behind, onClose }: Opened & { readonly onClose: () => void }) {
  if (behind.list === 'movements') return <MovementsDialog {...{ title, onClose }} query={behind.query} />;
  if (behind.list === 'members') return <MembersDialog {...{ title, onClose }} query={behind.query} />;
  return <DecisionsDialog {...{ title, onClose }} query={behind.query} />;
}

const Tabs = styled.nav`
  display: flex;
  flex: none;
  gap: 4px;
  border-bottom: 1px solid var(--s-line);
  overflow: auto hidden;

  a {
    flex: none;
    padding: 8px 12px;
    border-bottom: 2px solid transparent;
    color: var(--s-muted);
  }
  a:hover {
    color: var(--s-text);
    text-decoration: none;
  }
  a[aria-current='page'] {
    border-color: var(--s-accent);
    color: var(--s-text);
    font-weight: 600;
  }
`;

const Definitions = styled.details`
  color: var(--s-muted);
  font-size: 13px;

  summary {
    padding: 4px 0;
    color: var(--s-text);
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: 8px 24px;
    margin: 4px 0 0;
  }
  dt {
    color: var(--s-text);
  }
  dd {
    margin: 0;
  }
`;
