import { CalendarDays, ListFilter } from 'lucide-react';
import styled from 'styled-components';
import { timelineKinds } from '#schemas/api/shapes/deskMember';
import { dayAndMonth } from '@backoffice/i18n/bangkokTime';
import { Button } from '@backoffice/ui/Button';
import { TextField } from '@backoffice/ui/Field';
import { Popover } from '@backoffice/ui/Popover';
import { Switch } from '@backoffice/ui/Switch';
import type { TimelineKind } from '@desk/core/memberApi';
import { useLanguage, useTexts } from '@desk/i18n/texts';
import type { TimelineFilter } from './readTimelineFilter';

interface Props {
  readonly filter: TimelineFilter;
  readonly onChange: (filter: TimelineFilter) => void;
}

/** Days and kinds of a timeline. */
export function TimelineFilters({ filter, onChange }: Props) {
  return (
    <>
      <Days filter={filter} onChange={onChange} />
      <Kinds chosen={filter.kinds} onChange={(kinds) => onChange({ ...filter, kinds })} />
    </>
  );
}

function Days({ filter, onChange }: Props) {
  const t = useTexts('member');
  const { language } = useLanguage();
  const { start, end } = filter;
  const nameOf = (day: string) => (day === '' ? '' : dayAndMonth(day, language));
  return (
    <Popover
      label={t('timeline.days')}
      width={210}
      align="end"
      trigger={
        <Button size="s" icon={CalendarDays}>
          {start === '' && end === '' ? t('timeline.anyDay') : `${nameOf(start)} – ${nameOf(end)}`}
        </Button>
      }
    >
      <Choices>
        <TextField
          type="date"
          label={t('timeline.from')}
          value={start}
          max={end}
          onChange={(day) => onChange({ ...filter, start: day })}
        />
        <TextField
          type="date"
          label={t('timeline.to')}
          value={end}
          min={start}
          onChange={(day) => onChange({ ...filter, end: day })}
        />
        {(start !== '' || end !== '') && (
          <Button size="s" onClick={() => onChange({ ...filter, start: '', end: '' })}>
            {t('timeline.anyDayReset')}
          </Button>
        )}
      </Choices>
    </Popover>
  );
}

interface KindsProps {
  readonly chosen: readonly TimelineKind[];
  readonly onChange: (kinds: readonly TimelineKind[]) => void;
}

function Kinds({ chosen, onChange }: KindsProps) {
  const t = useTexts('member');
  const [first] = chosen;
  const text =
    first === undefined
      ? t('timeline.all')
      : chosen.length === 1
        ? t(`kind.${first}`)
        : t('timeline.kinds', { count: chosen.length });
  return (
    <Popover
      label={t('timeline.kind')}
      width={230}
      align="end"
      trigger={
        <Button size="s" icon={ListFilter}>
          {text}
        </Button>
      }
    >
      <Choices>
        {timelineKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`kind.${kind}`)}
            checked={chosen.includes(kind)}
            onChange={(isOn) => onChange(isOn ? [...chosen, kind] : chosen.filter((each) => each !== kind))}
          />
        ))}
        {chosen.length > 0 && (
          <Button size="s" onClick={() => onChange([])}>
            {t('timeline.clear')}
          </Button>
        )}
      </Choices>
    </Popover>
  );
}

const Choices = styled.div`
  display: grid;
  gap: 10px;
`;
