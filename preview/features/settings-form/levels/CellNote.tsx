import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import { useSetting } from '@studio/core/store/useSetting';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { Button } from '@staff/ui/Button';
import { useForm } from '../base/FormContext';
import { useShownValue } from '@studio/features/settings/useShownValue';
import { helpOf, titleOf } from '@studio/features/settings/settingNames';

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
            icon={<RotateCcw size={13} aria-hidden="true" />}
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
