import styled from 'styled-components';
import { pointerKeys } from '#core/brand/json';
import { describe } from '#schemas/brand/describe';
import { useTexts } from '@studio/i18n/texts';
import { useFocus, useFocusActions } from '@studio/features/settings/focus';
import { usePickedName } from '@studio/features/settings/usePickedName';

/** The other settings of the place that was picked on the screen, one click away. */
export function PickedAround() {
  const { focusSetting } = useFocusActions();
  const t = useTexts('form');
  const nameOf = usePickedName();
  const { path, around } = useFocus();
  const known = around.filter((each) => describe(pointerKeys(each)) !== undefined);
  if (known.length < 2) return null;
  return (
    <Box aria-label={t('picked')}>
      <span>{t('picked')}</span>
      {known.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === path || undefined}
          onClick={() => focusSetting(each, around)}
        >
          {nameOf(each)}
        </button>
      ))}
    </Box>
  );
}

const Box = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: 0 16px 8px;
  color: var(--s-muted);
  font-size: 13px;

  & > button {
    height: 24px;
    padding: 0 8px;
    border: 1px solid var(--s-line);
    border-radius: 12px;
    background: transparent;
    font-size: 13px;
  }
  & > button:hover {
    background: var(--s-hover);
  }
  & > [aria-current] {
    border-color: var(--s-accent);
    color: var(--s-accent);
  }
`;
