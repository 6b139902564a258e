import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { type DateRange, dateRangeProblem, presetRange, presets } from '@/lib/dateRange';
import { formatLongRange } from '@/lib/formatDate';
import { text } from '@/theme/typography';
import { Chip } from '@/ui/Chip';
import { TextInput } from '@/ui/TextInput';
import { bangkokDay } from '#core/time/bangkok';
import { useBrand } from '@/brand/useBrand';
import { useSearchParams } from '@/lib/router';

interface Props {
  /** The current range. */
  readonly range: DateRange;
  /** The Bangkok day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly mostDays: number;
  readonly onChange: (range: DateRange) => void;
}

/** Two dates and common presets; an invalid range is reported here and not requested. */
export function DateRangeForm({ range, today, mostDays, onChange }: Props) {
  const { t, i18n } = useTranslation('range');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(range);
  const problem = dateRangeProblem(typed, today, mostDays);

  const take = (next: DateRange) => {
    setTyped(next);
    if (!dateRangeProblem(next, today, mostDays)) onChange(next);
  };

  return (
    <Box role="group" aria-label={t('label')}>
      <Presets>
        {presets.map((preset) => {
          const meant = presetRange(preset, today);
          const isChosen = meant.start === typed.start && meant.end === typed.end;
          return (
            <Chip key={preset} selected={isChosen} onClick={() => take(meant)}>
              {t(`preset.${preset}`)}
            </Chip>
          );
        })}
      </Presets>
      <Dates>
        <TextInput
          type="date"
          label={t('start')}
          value={typed.start}
          max={today}
          onChange={({ target }) => take({ ...typed, start: target.value })}
        />
        <TextInput
          type="date"
          label={t('end')}
          value={typed.end}
          max={today}
          onChange={({ target }) => take({ ...typed, end: target.value })}
        />
      </Dates>
      {problem ? (
        <Problem role="alert">{errorText(problem)}</Problem>
      ) : (
        <Shown>{formatLongRange(typed.start, typed.end, i18n.language)}</Shown>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    padding: 6px 10px;
  }
`;

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  /* Two dates side by side would overlap. */
  @media (max-width: 389px) {
    grid-template-columns: minmax(0, 1fr);
  }

  input {
    min-width: 0;
    padding: 10px;
    font-variant-numeric: tabular-nums;
  }
`;

const Problem = styled.p`
  color: var(--danger);
  ${text('small')}
`;

const Shown = styled.p`
  color: var(--text-muted);
  ${text('small')}
`;

/** The page's date range: from its address, or the last seven days. */
export function useDateRange() {
  const { historyDays: mostDays } = useBrand().limits;
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => bangkokDay(Date.now()));
  const requested = { start: search.get('start') ?? '', end: search.get('end') ?? '' };
  const range = dateRangeProblem(requested, today, mostDays) ? presetRange('week', today) : requested;

  const setRange = ({ start, end }: DateRange) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('start', start);
        next.set('end', end);
        return next;
      },
      { replace: true },
    );
  return { range, setRange, today, mostDays };
}
