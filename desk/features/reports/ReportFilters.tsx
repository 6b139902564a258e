import styled from 'styled-components';
import { reportGroups, type ReportName } from '#schemas/api/deskReports';
import { addDays } from '#core/time/bangkok';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { Button } from '@backoffice/ui/Button';
import { TextField } from '@backoffice/ui/Field';
import { SegmentedControl, Select } from '@backoffice/ui/Select';
import { useTexts } from '@desk/i18n/texts';
import { useReportQuery } from './useReportQuery';

const ALL = '*';

/** Lengths that one press chooses, in days. */
const lengths = [7, 30, 90] as const;

/** Days, brand and grouping of a report; all of it is part of the address. */
export function ReportFilters({
  name,
  brands,
}: {
  readonly name: ReportName;
  readonly brands: readonly BrandSummary[];
}) {
  const t = useTexts('report');
  const { filter, setFilter, today } = useReportQuery();
  return (
    <Row role="group" aria-label={t('filter.title')}>
      <TextField
        hideLabel
        type="date"
        label={t('filter.from')}
        value={filter.from}
        max={filter.to}
        onChange={(from) => setFilter({ from })}
      />
      <span aria-hidden="true">–</span>
      <TextField
        hideLabel
        type="date"
        label={t('filter.to')}
        value={filter.to}
        min={filter.from}
        max={today}
        onChange={(to) => setFilter({ to })}
      />
      {lengths.map((days) => {
        const from = addDays(today, 1 - days);
        return (
          <Button
            key={days}
            size="s"
            aria-pressed={filter.from === from && filter.to === today}
            onClick={() => setFilter({ from, to: today })}
          >
            {t('filter.days', { n: days })}
          </Button>
        );
      })}
      {brands.length > 1 && (
        <Select
          hideLabel
          label={t('filter.brand')}
          value={filter.brand ?? ALL}
          choices={[
            { value: ALL, label: t('filter.allBrands') },
            ...brands.map(({ brandId, displayName }) => ({ value: brandId, label: displayName })),
          ]}
          onChange={(brand) => setFilter({ brand: brand === ALL ? undefined : brand })}
        />
      )}
      {name === 'money' && (
        <SegmentedControl
          label={t('filter.by')}
          value={filter.by}
          choices={reportGroups.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(by) => setFilter({ by })}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  & > div {
    flex: none;
  }
`;
