import { FramedList } from '@backoffice/ui/Stack';
import { useId, useMemo } from 'react';
import { controls } from '@studio/features/settings-form/setting/controls';
import { FormProvider } from '@studio/features/settings-form/base/formContext';
import { isComposite, type Kind, kindOf } from '@studio/features/settings/kinds';
import { ValueMark } from '@studio/features/settings/ValueMark';
import { useTexts } from '@studio/i18n/texts';
import type { Row } from './compare';
import { Choice, Choices } from './SettingPanel.styles';
import type { Member } from './useComparison';

/** The value to be applied: one that some brand has, or a new one. */
export type Chosen =
  | { readonly kind: 'known'; readonly key: string; readonly value: unknown }
  | { readonly kind: 'new'; readonly value: unknown };

interface Props {
  readonly row: Row;
  readonly members: readonly Member[];
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

/** They choose among the images of one brand, so there is no new value for all. */
const ofOneBrand: readonly Kind[] = ['image', 'cards', 'fact'];

const form = { brandId: '', canEdit: true, problems: [] };

/** Every value that a setting has somewhere, the most common first, and a new one. */
export function ValueChoices({ row, members, chosen, onChoose }: Props) {
  const t = useTexts('brandComparison');
  const name = useId();
  const values = useMemo(() => valuesOf(row, members), [row, members]);
  const kind = kindOf(row.path, row.schema);
  const Control =
    kind && !isComposite(kind) && !ofOneBrand.includes(kind) && !row.isIdentity ? controls[kind] : undefined;
  return (
    <Choices>
      <legend>{t(row.isIdentity ? 'value.now' : 'value')}</legend>
      <FramedList>
        {values.map(({ key, value, owners }) => (
          <li key={key}>
            <Choice>
              {!row.isIdentity && (
                <input
                  type="radio"
                  name={name}
                  checked={chosen?.kind === 'known' && chosen.key === key}
                  onChange={() => onChoose({ kind: 'known', key, value })}
                />
              )}
              <ValueMark
                path={row.path}
                schema={row.schema}
                value={value}
                brandId={owners[0]?.brandId ?? ''}
              />
              <small title={owners.map(({ summary }) => summary.displayName).join('\n')}>
                {owners.length === 1 ? owners[0]?.summary.displayName : t('brands', { count: owners.length })}
              </small>
            </Choice>
          </li>
        ))}
        {Control && (
          <li>
            <Choice>
              <input
                type="radio"
                name={name}
                checked={chosen?.kind === 'new'}
                onChange={() => onChoose({ kind: 'new', value: chosen?.value ?? values[0]?.value })}
              />
              {t('value.new')}
            </Choice>
            {chosen?.kind === 'new' && (
              <FormProvider value={form}>
                <div style={{ padding: '2px 10px 10px 35px' }}>
                  <Control
                    path={row.path}
                    schema={row.schema}
                    value={chosen.value}
                    set={(value) => onChoose({ kind: 'new', value })}
                    label={t('value.new')}
                    disabled={false}
                  />
                </div>
              </FormProvider>
            )}
          </li>
        )}
      </FramedList>
    </Choices>
  );
}

interface Value {
  readonly key: string;
  readonly value: unknown;
  readonly owners: readonly Member[];
}

function valuesOf(row: Row, members: readonly Member[]): Value[] {
  const byKey = new Map<string, Value>();
  row.cells.forEach(({ key, value }, i) => {
    const member = members[i];
    if (member) byKey.set(key, { key, value, owners: [...(byKey.get(key)?.owners ?? []), member] });
  });
  return [...byKey.values()].sort((a, b) => b.owners.length - a.owners.length);
}
