import styled from 'styled-components';
import type { SettingSchema } from '#schemas/brand/describe';
import { isRecord, type JsonRecord, pointer } from '#core/brand/json';
import { useLanguage } from '@backoffice/i18n/texts';
import { Pair, TextControl, AddressControl } from '../controls/TextControl';
import { useFocusActions } from '@studio/features/settings/focus';
import { useProblemsAt, SettingProblems } from '../base/formContext';
import { isBilingual, kindOf } from '@studio/features/settings/kinds';
import { helpOf } from '@studio/features/settings/settingNames';
import { titleOf } from '@backoffice/i18n/settingNames';
import { ColourControl } from '../colour/ColourControl';
import { ChoiceControl, SwitchControl } from '@studio/features/settings-form/controls/fixedControls';
import { BahtControl, NumberControl, PercentControl } from '../controls/NumberControl';
import { TimeControl } from '../controls/TimeControl';
import { ImageControl } from '../images/ImageControl';

interface Props {
  readonly path: string;
  readonly schema: SettingSchema;
  readonly item: JsonRecord;
  /** An updater of the current item, because an upload may end long after it began. */
  readonly onChange: (change: (now: JsonRecord) => JsonRecord, at?: number) => void;
  readonly disabled: boolean;
}

/** The fields of one item of a list. The list is one setting, so each change replaces the complete item. */
export function CardFields({ path, schema, item, onChange, disabled }: Props) {
  const { settingFocused } = useFocusActions();
  const { language } = useLanguage();
  return (
    <Box>
      {Object.entries(schema.properties ?? {}).map(([key, field]) => {
        const here = pointer(path, key);
        const set = (value: unknown, at?: number) => onChange((now) => ({ ...now, [key]: value }), at);
        return (
          <div key={key} data-setting={here} onFocusCapture={() => settingFocused(here)}>
            <b>{titleOf(field, language)}</b>
            {isBilingual(field) ? (
              <Both {...{ path: here, schema: field, value: item[key], set, disabled }} />
            ) : (
              <One {...{ path: here, schema: field, value: item[key], set, disabled }} />
            )}
          </div>
        );
      })}
    </Box>
  );
}

interface FieldProps {
  readonly path: string;
  readonly schema: SettingSchema;
  readonly value: unknown;
  readonly set: (value: unknown, at?: number) => void;
  readonly disabled: boolean;
}

function One(props: FieldProps) {
  const { path, schema } = props;
  const { language } = useLanguage();
  const problems = useProblemsAt(path);
  const help = helpOf(schema, language);
  const Control = cardControls[kindOf(path, schema) as keyof typeof cardControls];
  return (
    <>
      <Control
        {...props}
        label={titleOf(schema, language)}
        invalid={problems.some(({ severity }) => severity === 'error')}
      />
      {help !== '' && <p>{help}</p>}
      <SettingProblems problems={problems} />
    </>
  );
}

function Both({ path, schema, value, set, disabled }: FieldProps) {
  const { language } = useLanguage();
  const texts = isRecord(value) ? value : {};
  const problems = useProblemsAt(path);
  return (
    <>
      <Pair>
        {(['th', 'en'] as const).map((each) => {
          const half = schema.properties?.[each];
          if (!half) return null;
          return (
            <label key={each}>
              <span>{titleOf(half, language)}</span>
              <TextControl
                path={pointer(path, each)}
                schema={half}
                value={texts[each]}
                set={(text) => set({ ...texts, [each]: text })}
                label={`${titleOf(schema, language)} · ${titleOf(half, language)}`}
                invalid={problems.some((problem) => problem.path === pointer(path, each))}
                disabled={disabled}
              />
            </label>
          );
        })}
      </Pair>
      <SettingProblems problems={problems} />
    </>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: 10px 12px 12px;
  border-top: 1px solid var(--s-line);

  & > div {
    display: grid;
    gap: 4px;
  }
  b {
    color: var(--s-muted);
    font-size: 13px;
    font-weight: 400;
  }
  p {
    color: var(--s-faint);
    font-size: 12.5px;
  }
`;

/** The controls of the fields of a list's item: all but lists within lists. */
export const cardControls = {
  switch: SwitchControl,
  choice: ChoiceControl,
  colour: ColourControl,
  image: ImageControl,
  address: AddressControl,
  number: NumberControl,
  baht: BahtControl,
  percent: PercentControl,
  time: TimeControl,
  text: TextControl,
} as const;
