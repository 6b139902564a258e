import { DropdownMenu as Radix } from 'radix-ui';
import styled from 'styled-components';
import { useFocusActions } from '@studio/features/settings/focus';
import { usePickedName } from '@studio/features/settings/settingNames';
import { useTexts } from '@studio/i18n/texts';
import { floatStyles, optionStyles } from '@staff/ui/controlStyles';

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
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Trigger asChild>
        <Place aria-hidden="true" style={{ left: x, top: y }} />
      </Radix.Trigger>
      <Radix.Portal>
        {/* The control of the chosen setting gets the focus, so the menu must not return it. */}
        <Sheet
          aria-label={t('pick.which')}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Radix.Label>{t('pick.which')}</Radix.Label>
          {choices.map((path) => (
            <Item key={path} data-path={path} onSelect={() => focusSetting(path, paths)}>
              {nameOf(path)}
            </Item>
          ))}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Place = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
  pointer-events: none;
`;

const Sheet = styled(Radix.Content)`
  ${floatStyles}
  min-width: 200px;
  max-width: 360px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 4px;
  overflow: auto;

  & > :first-child {
    padding: 4px 8px;
    color: var(--s-faint);
    font-size: 12px;
  }
`;

const Item = styled(Radix.Item)`
  ${optionStyles}
  height: auto;
  min-height: 30px;
  overflow-wrap: anywhere;
`;
