import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { floatStyles, optionStyles } from './controlStyles';
import { Kbd } from './Tooltip';

interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly combo?: string | undefined;
  /** Shows a mark: it is the chosen one. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** A line above it. */
  readonly divided?: boolean | undefined;
}

interface Props {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** Above the items. */
  readonly title?: string | undefined;
}

/** A list of things to do, below its button. */
export function Menu({ trigger, items, align = 'end', title }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Sheet align={align} sideOffset={4} collisionPadding={8}>
          {title !== undefined && <Title>{title}</Title>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.divided === true && <Line />}
              <Item
                onSelect={item.onSelect}
                disabled={item.disabled === true}
                data-danger={item.danger || undefined}
              >
                {item.icon}
                <span>{item.label}</span>
                {item.combo !== undefined && <Kbd combo={item.combo} />}
                {item.checked === true && <Check size={14} aria-hidden="true" />}
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
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 4px;
  overflow: auto;
`;

const Item = styled(Radix.Item)`
  ${optionStyles}

  & > span:first-of-type {
    flex: 1;
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
