import { memo } from 'react';
import styled from 'styled-components';
import type { Translation } from '#core/brand/translations';
import { pointerKeys } from '#core/brand/json';
import { Badge } from '@backoffice/ui/Badge';
import { settingName } from '@studio/features/settings/settingNames';
import { Area, useTyped } from '@studio/features/settings-form/base/Input';
import { useLanguage, useTexts } from '@studio/i18n/texts';

interface Props {
  readonly row: Translation;
  readonly disabled: boolean;
  readonly onChange: (en: string) => void;
}

const tones = { missing: 'danger', stale: 'warning', done: 'success' } as const;

/** A text: where it is, its Thai wording, its English one to edit, and what state that is in. */
export const TranslationRow = memo(
  function TranslationRow({ row, disabled, onChange }: Props) {
    const t = useTexts('translations');
    const { language } = useLanguage();
    const typed = useTyped(row.en, onChange);
    const name = settingName(pointerKeys(row.path), language);
    return (
      <Row>
        <header>
          <span>{name}</span>
          <Badge tone={tones[row.state]}>{t(`state.${row.state}`)}</Badge>
        </header>
        <p lang="th">{row.th}</p>
        <Area
          lang="en"
          aria-label={t('english', { name })}
          rows={2}
          readOnly={disabled}
          value={typed.text}
          onBlur={typed.onBlur}
          onChange={(event) => typed.onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        />
      </Row>
    );
  },
  (before, after) =>
    before.disabled === after.disabled &&
    before.row.th === after.row.th &&
    before.row.en === after.row.en &&
    before.row.state === after.row.state,
);

/* Hundreds of rows: the browser lays out those in sight. */
const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 12px;
  padding: 8px 2px;
  border-top: 1px solid var(--s-line);
  content-visibility: auto;
  contain-intrinsic-height: auto 88px;

  header {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    color: var(--s-muted);
    font-size: 12px;
  }
`;
