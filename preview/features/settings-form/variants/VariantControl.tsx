import { RadioGroup } from 'radix-ui';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Brand } from '#schemas/brand/brand';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { useOpenGroup } from '@studio/features/screens/groupScreen';
import { groupOf } from '@studio/features/settings/groups';
import { useValueName } from '@studio/features/settings/settingNames';
import { useForm } from '../base/formContext';
import type { ControlProps } from '../base/Input';
import { drawingOf } from './drawings';

/**
 * One of the appearances of a part of the site, each with a small drawing in the colours of the open brand. A choice
 * brings the frames to a screen that shows it.
 */
export function VariantControl({ path, schema, value, set, label, noteId, disabled }: ControlProps) {
  const nameOf = useValueName();
  const theme = useStudioSelector((state) => selectResolved(state)?.brand.theme);
  const openGroup = useOpenGroup();
  const { brandId } = useForm();
  const showIt = () => {
    const group = groupOf(path);
    if (brandId !== '' && group) openGroup(group, path);
  };
  const values = (schema.enum ?? []).map(String);
  return (
    <Choices
      aria-label={label}
      aria-describedby={noteId}
      value={String(value)}
      onValueChange={set}
      disabled={disabled}
      data-four={values.length === 4 || undefined}
      style={theme && coloursOf(theme)}
    >
      {values.map((each) => {
        const Drawing = drawingOf(path, each);
        return (
          <Choice key={each} value={each} onClick={showIt}>
            {Drawing && (
              <svg viewBox="0 0 96 60" aria-hidden="true">
                <rect width="96" height="60" fill="var(--v-ground)" />
                <Drawing />
              </svg>
            )}
            <span>{nameOf(each)}</span>
          </Choice>
        );
      })}
    </Choices>
  );
}

const coloursOf = (theme: Brand['theme']): CSSProperties =>
  ({
    '--v-ground': theme.background,
    '--v-surface': theme.surface,
    '--v-accent': theme.color,
    '--v-accent2': theme.accent2,
    '--v-gold': theme.gold,
    '--v-ink': theme.text,
  }) as CSSProperties;

/* The colours of the studio serve where no brand is open, as in the comparison of brands. */
const Choices = styled(RadioGroup.Root)`
  --v-ground: var(--s-bg);
  --v-surface: var(--s-active);
  --v-accent: var(--s-accent);
  --v-accent2: var(--s-accent-fill);
  --v-gold: var(--s-warning);
  --v-ink: var(--s-text);

  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  max-width: 480px;
  padding: 2px 0 4px;

  &[data-four] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6px;
  }
`;

const Choice = styled(RadioGroup.Item)`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  padding: 0;
  border: 1px solid var(--s-line-strong);
  border-radius: 8px;
  background: var(--s-raised);
  color: var(--s-muted);
  font-size: 12.5px;
  line-height: 17px;
  text-align: center;
  overflow: hidden;
  transition: border-color 120ms;

  & > svg {
    display: block;
    width: 100%;
    height: auto;
  }
  & > span {
    align-self: center;
    padding: 5px 3px;
    overflow-wrap: anywhere;
  }
  &:hover:not(:disabled) {
    border-color: var(--s-faint);
    color: var(--s-text);
  }
  &[aria-checked='true'] {
    border-color: var(--s-accent);
    box-shadow: 0 0 0 1px var(--s-accent);
    color: var(--s-text);
    font-weight: 600;
  }
  &:disabled:not([aria-checked='true']) {
    opacity: 0.45;
  }
`;
