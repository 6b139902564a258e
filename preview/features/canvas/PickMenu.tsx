import { Menu } from '@backoffice/ui/Menu';
import styled from 'styled-components';
import { useFocusActions } from '@studio/features/settings/focus';
import { usePickedName } from '@studio/features/settings/settingNames';
import { useTexts } from '@studio/i18n/texts';

/** A pick that several settings match. */
export interface Choice {
  /** Where it was picked, in CSS pixels of the studio. */
  readonly x: number;
  readonly y: number;
  /** Settings that shape the element. */
  readonly choices: readonly string[];
  /** Those and the settings around the element, the most specific first. */
  readonly paths: readonly string[];
}

interface Props {
  readonly choice: Choice;
  readonly onClose: () => void;
}

/** Menu of the settings behind a pick, at the place of the click. */
export function PickMenu({ choice: { x, y, choices, paths }, onClose }: Props) {
  const { focusSetting } = useFocusActions();
  const t = useTexts('canvas');
  const nameOf = usePickedName();
  return (
    <Menu
      title={t('pick.which')}
      align="start"
      trigger={<Place aria-hidden="true" style={{ left: x, top: y }} />}
      items={choices.map((path) => ({
        path,
        label: nameOf(path),
        onSelect: () => focusSetting(path, paths),
      }))}
      onClose={onClose}
    />
  );
}

const Place = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
  pointer-events: none;
`;
