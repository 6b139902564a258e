import { memo } from 'react';
import styled from 'styled-components';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { controls } from '../setting/controls';
import { useFocusActions } from '@studio/features/settings/focus';
import { useForm, useProblemsAt } from '../base/formContext';
import { kindOf, type Simple } from '@studio/features/settings/kinds';
import { RotateCcw } from 'lucide-react';
import { pointerKeys } from '#core/brand/json';
import { Button } from '@backoffice/ui/Button';
import { useShownValue, helpOf } from '@studio/features/settings/settingNames';
import { titleOf } from '@backoffice/i18n/settingNames';

interface Props {
  readonly path: string;
  readonly label: string;
  /** In px; that of its column when left out. */
  readonly minWidth?: number;
}

/** One cell of the level table; the corner marks an own value of the brand. */
export const LevelCell = memo(function LevelCell({ path, label, minWidth }: Props) {
  const { settingFocused } = useFocusActions();
  const t = useTexts('form');
  const { canEdit } = useForm();
  const { value, schema, set, isOwn } = useSetting(path);
  const problems = useProblemsAt(path);
  if (!schema) return null;
  const kind = kindOf(path, schema) as Simple;
  const Control = controls[cellKind(kind)];
  return (
    <Cell
      data-setting={path}
      data-own={isOwn || undefined}
      data-wrong={problems[0]?.severity}
      style={{ minWidth }}
      onFocus={() => settingFocused(path)}
    >
      <Control
        {...{ path, schema, value, set }}
        label={isOwn ? `${label} (${t('origin.brand')})` : label}
        invalid={problems.length > 0}
        disabled={!canEdit}
      />
    </Cell>
  );
});

/** Units are in the heading of a column, not in each of its cells. */
const cellKind = (kind: Simple): Simple => (kind === 'baht' || kind === 'percent' ? 'number' : kind);

const Cell = styled.td`
  position: relative;
  min-width: 0;
  padding: 0;
  background: var(--s-raised);

  input,
  textarea,
  button[role='combobox'] {
    height: 32px;
    min-height: 32px;
    border-color: transparent;
    border-radius: 0;
    background: transparent;
  }
  textarea {
    max-height: 32px;
    overflow: hidden;
  }
  textarea:focus {
    max-height: none;
  }
  [role='radiogroup'] {
    background: none;
  }
  button[role='switch'] {
    margin: 0 auto;
  }
  &:hover {
    background: var(--s-hover);
  }
  &[data-own]::after {
    position: absolute;
    top: 0;
    right: 0;
    border: 4px solid transparent;
    border-top-color: var(--s-accent);
    border-right-color: var(--s-accent);
    content: '';
    pointer-events: none;
  }
  &[data-wrong='error'] {
    background: var(--s-danger-soft);
  }
  &[data-wrong='warning'] {
    background: var(--s-warning-soft);
  }
`;

/** Details of a cell: its meaning, the origin of its value, and the reset. */
export function CellNote({ path }: { readonly path: string }) {
  const t = useTexts('form');
  const { language } = useLanguage();
  const { canEdit } = useForm();
  const show = useShownValue();
  const { schema, isOwn, isChanged, inherited, reset } = useSetting(path);
  const [, level] = pointerKeys(path);
  return (
    <Box aria-live="polite">
      <strong>
        {t('levels.n', { n: level ?? '' })} · {titleOf(schema, language)}
      </strong>
      <span>{helpOf(schema, language)}</span>
      <footer>
        <span data-own={isOwn || undefined}>{t(isOwn ? 'origin.brand' : 'origin.default')}</span>
        {isChanged && <span>{t('changed')}</span>}
        {isOwn && canEdit && (
          <Button
            size="s"
            variant="ghost"
            icon={RotateCcw}
            // The cell retains the focus, and with it this note.
            onMouseDown={(event) => event.preventDefault()}
            onClick={reset}
          >
            {t('reset', { value: show(inherited, schema) })}
          </Button>
        )}
      </footer>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 2px;
  padding: 8px 10px;
  border-radius: 8px;
  background: var(--s-hover);
  font-size: 13px;

  & > span {
    color: var(--s-muted);
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    min-height: 26px;
    color: var(--s-muted);
  }
  [data-own] {
    color: var(--s-accent);
  }
`;
