import { BarChart3 } from 'lucide-react';
import styled from 'styled-components';
import { unitOf, type ReportColumn } from '#schemas/api/shapes/reportColumns';
import type { Report } from '@desk/core/reportApi';
import { useTexts } from '@desk/i18n/texts';
import { columnName, figureText } from './reportText';

interface Props {
  readonly caption: string;
  readonly firstColumn: string;
  readonly report: Report;
  readonly nameOf: (key: string, label: string) => string;
  /** The column of the chart, and a way to choose another; none without a chart. */
  readonly chart?:
    | { readonly shown: ReportColumn; readonly onShow: (column: ReportColumn) => void }
    | undefined;
  /** What opens the rows behind a number. @param key of its row; null for the total. */
  readonly openerOf: (column: ReportColumn, key: string | null) => (() => void) | undefined;
}

/** The numbers of a report; each opens what it counts or adds up. */
export function ReportTable({ caption, firstColumn, report, nameOf, chart, openerOf }: Props) {
  const t = useTexts('report');
  const { columns, rows, total } = report;
  const cell = (column: ReportColumn, value: number | null, key: string | null, name: string) => {
    const open = value === null || value === 0 ? undefined : openerOf(column, key);
    const text = figureText(column, value);
    const isShare = unitOf(column) === 'share' && value !== null;
    return (
      <td
        key={column}
        data-share={isShare || undefined}
        style={isShare ? ({ '--share': value } as object) : undefined}
      >
        {open ? (
          <button
            type="button"
            aria-label={t('open', { name, column: columnName(column, t), value: text })}
            onClick={open}
          >
            {text}
          </button>
        ) : (
          text
        )}
      </td>
    );
  };
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{firstColumn}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {chart === undefined ? (
                  columnName(column, t)
                ) : (
                  <button
                    type="button"
                    aria-pressed={chart.shown === column}
                    onClick={() => chart.onShow(column)}
                  >
                    {chart.shown === column && <BarChart3 size={12} aria-hidden="true" />}
                    {columnName(column, t)}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{nameOf(key, label)}</th>
              {columns.map((column, index) => cell(column, values[index] ?? null, key, nameOf(key, label)))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {columns.map((column, index) => cell(column, total[index] ?? null, null, t('total')))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  flex: none;
  max-width: 100%;
  border: 1px solid var(--s-line);
  border-radius: 8px;
  overflow: auto;
  background: var(--s-panel);

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th,
  td {
    height: 34px;
    padding: 0 12px;
    border-bottom: 1px solid var(--s-line);
    text-align: right;
  }
  th {
    font-weight: 400;
  }
  thead th {
    min-width: 72px;
    padding-block: 6px;
    color: var(--s-muted);
    font-size: 13px;
    line-height: 18px;
    white-space: normal;
  }
  thead button {
    text-align: right;
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    background: var(--s-panel);
    text-align: left;
  }
  tbody tr:hover > * {
    background: var(--s-hover);
  }
  tfoot > tr > * {
    border-bottom: 0;
    font-weight: 600;
  }
  td[data-share] {
    background: color-mix(in srgb, var(--s-accent-soft) calc(var(--share) * 100%), transparent);
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    color: var(--s-accent);
    text-decoration: underline;
  }
  [aria-pressed='true'] {
    color: var(--s-accent);
    font-weight: 600;
  }
`;
