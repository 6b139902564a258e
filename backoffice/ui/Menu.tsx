import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, type ReactElement } from 'react';
import styled from 'styled-components';
import { floatStyles, optionStyles } from './controlStyles';
import { Kbd } from './Tooltip';

interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: LucideIcon;
  readonly combo?: string | undefined;
  readonly danger?: boolean | undefined;
  /** A line above it. */
  readonly divided?: boolean | undefined;
  /** The setting that it opens, as a JSON pointer. */
  readonly path?: string;
}

interface Props {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** Above the items. */
  readonly title?: string | undefined;
  /** Makes it open at once, until this is called; the chosen item moves the focus itself. */
  readonly onClose?: () => void;
}

/** A list of things to do, below its button. */
export function Menu({ trigger, items, align = 'end', title, onClose }: Props) {
  return (
    <Radix.Root modal={false} {...(onClose && { open: true, onOpenChange: onClose })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Sheet
          aria-label={title}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => onClose && event.preventDefault()}
        >
          {title !== undefined && <Title>{title}</Title>}
          {items.map((item) => (
            <Fragment key={item.path ?? item.label}>
              {item.divided === true && <Line />}
              <Item onSelect={item.onSelect} data-danger={item.danger || undefined} data-path={item.path}>
                {item.icon && <item.icon size={15} />}
                <span>{item.label}</span>
                {item.combo !== undefined && <Kbd combo={item.combo} />}
              </Item>
            </Fragment>
          ))}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Sheet = styled(Radix.Content)`
  ${floatStyles}
  min-width: 200px;
  max-width: 360px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 4px;
  overflow: auto;
`;

const Item = styled(Radix.Item)`
  ${optionStyles}

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Title = styled(Radix.Label)`
  padding: 4px 8px;
  color: var(--s-faint);
  font-size: 12px;
`;

const Line = styled(Radix.Separator)`
  height: 1px;
  margin: 4px 8px;
  background: var(--s-line);
`;
