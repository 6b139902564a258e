import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/i18n/errorText';
import { type DateRange, dateRangeProblem, presetRange, presets } from '@/lib/dateRange';
import { formatLongRange } from '@/lib/formatDate';
import { figures, text } from '@/theme/typography';
import { Card } from '@/ui/Card';
import { Chip } from '@/ui/Chip';
import { TextInput } from '@/ui/TextInput';
import { Muted } from '@/ui/Muted';
import { bangkokDay } from '#core/time/bangkok';
import { useBrand } from '@/brand/useBrand';
import { useSearchParams } from '@/lib/router';

/** Card with two dates and common presets; an invalid range is reported here and not requested. */
export function DateRangeForm({ dates }: { readonly dates: ReturnType<typeof useDateRange> }) {
  const { t } = useTranslation('range');
  const { typed, take } = useTyped(dates);
  return (
    <Card>
      <Box role="group" aria-label={t('label')}>
        <Presets>
          <PresetChips typed={typed} today={dates.today} onChoose={take} />
        </Presets>
        <DateInputs typed={typed} dates={dates} onType={take} />
      </Box>
    </Card>
  );
}

/** The range of a list that shows all days unless one is chosen; two dates appear on request. */
export function DateRangeFilter({ dates }: { readonly dates: ReturnType<typeof useOptionalDateRange> }) {
  const { range, today, clear } = dates;
  const { t } = useTranslation('range');
  const { typed, take } = useTyped({ ...dates, range: range ?? presetRange('week', today) });
  const isPreset =
    range === undefined || presets.some((preset) => isEqual(presetRange(preset, today), range));
  const [isTyping, setTyping] = useState(!isPreset);
  return (
    <Box role="group" aria-label={t('label')}>
      <Presets>
        <Chip
          selected={range === undefined && !isTyping}
          onClick={() => {
            setTyping(false);
            clear();
          }}
        >
          {t('preset.all')}
        </Chip>
        <PresetChips
          typed={isTyping ? undefined : range}
          today={today}
          onChoose={(next) => {
            setTyping(false);
            take(next);
          }}
        />
        <Chip
          selected={isTyping}
          onClick={() => {
            setTyping(true);
            take(typed);
          }}
        >
          {t('preset.other')}
        </Chip>
      </Presets>
      {isTyping && <DateInputs typed={typed} dates={dates} onType={take} />}
    </Box>
  );
}

interface Settable {
  readonly today: string;
  readonly mostDays: number;
  readonly setRange: (range: DateRange) => void;
}

/** What is typed, valid or not; only a valid range is set. */
function useTyped({ range, today, mostDays, setRange }: Settable & { readonly range: DateRange }) {
  const [typed, setTyped] = useState(range);
  const take = (next: DateRange) => {
    setTyped(next);
    if (!dateRangeProblem(next, today, mostDays)) setRange(next);
  };
  return { typed, take };
}

interface PresetProps {
  readonly typed: DateRange | undefined;
  readonly today: string;
  readonly onChoose: (range: DateRange) => void;
}

function PresetChips({ typed, today, onChoose }: PresetProps) {
  const { t } = useTranslation('range');
  return presets.map((preset) => {
    const meant = presetRange(preset, today);
    return (
      <Chip key={preset} selected={isEqual(meant, typed)} onClick={() => onChoose(meant)}>
        {t(`preset.${preset}`)}
      </Chip>
    );
  });
}

const isEqual = (one: DateRange, other: DateRange | undefined) =>
  one.start === other?.start && one.end === other.end;

interface InputProps {
  readonly typed: DateRange;
  readonly dates: Settable;
  readonly onType: (range: DateRange) => void;
}

function DateInputs({ typed, dates: { today, mostDays }, onType }: InputProps) {
  const { t, i18n } = useTranslation('range');
  const errorText = useErrorText();
  const problem = dateRangeProblem(typed, today, mostDays);
  return (
    <>
      <Dates>
        <TextInput
          type="date"
          label={t('start')}
          value={typed.start}
          max={today}
          onChange={({ target }) => onType({ ...typed, start: target.value })}
        />
        <TextInput
          type="date"
          label={t('end')}
          value={typed.end}
          max={today}
          onChange={({ target }) => onType({ ...typed, end: target.value })}
        />
      </Dates>
      {problem ? (
        <Problem role="alert">{errorText(problem)}</Problem>
      ) : (
        <Muted>{formatLongRange(typed.start, typed.end, i18n.language)}</Muted>
      )}
    </>
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
    ${figures}
  }
`;

const Problem = styled.p`
  color: var(--danger);
  ${text('small')}
`;

/** The page's date range: from its address, or the last seven days. */
export function useDateRange() {
  const dates = useOptionalDateRange();
  return { ...dates, range: dates.range ?? presetRange('week', dates.today) };
}

/** The date range in the page's address; undefined when it has none or an invalid one. */
export function useOptionalDateRange() {
  const { historyDays: mostDays } = useBrand().limits;
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => bangkokDay(Date.now()));
  const requested = { start: search.get('start') ?? '', end: search.get('end') ?? '' };
  const range = dateRangeProblem(requested, today, mostDays) ? undefined : requested;

  const change = (edit: (next: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true },
    );
  const setRange = ({ start, end }: DateRange) =>
    change((next) => {
      next.set('start', start);
      next.set('end', end);
    });
  const clear = () =>
    change((next) => {
      next.delete('start');
      next.delete('end');
    });
  return { range, setRange, clear, today, mostDays };
}
