import { Stack } from '@backoffice/ui/Stack';
import { useTexts } from '@studio/i18n/texts';
import { SegmentedControl } from '@backoffice/ui/Select';
import { TextField } from '@backoffice/ui/Field';
import { toLocalBox } from '@backoffice/i18n/bangkokTime';
import { HOUR_MS } from '#core/time/durations';

export interface When {
  readonly later: boolean;
  /** As the box holds it, in Bangkok. */
  readonly at: string;
}

interface Props {
  readonly value: When;
  readonly onChange: (value: When) => void;
}

/** An hour from now is where a schedule begins, in ms. */
const START = HOUR_MS;

/** Now, or at a time in Bangkok. */
export function WhenField({ value, onChange }: Props) {
  const t = useTexts('publish');
  return (
    <Stack $row $wrap $gap={3} $align="end">
      <SegmentedControl
        label={t('when')}
        value={value.later ? 'later' : 'now'}
        choices={[
          { value: 'now', label: t('when.now') },
          { value: 'later', label: t('when.later') },
        ]}
        onChange={(next) =>
          onChange({ later: next === 'later', at: value.at || toLocalBox(Date.now() + START) })
        }
      />
      {value.later && (
        <TextField
          label={t('when.at')}
          type="datetime-local"
          value={value.at}
          onChange={(at) => onChange({ later: true, at })}
        />
      )}
    </Stack>
  );
}
