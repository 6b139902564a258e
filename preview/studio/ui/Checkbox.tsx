import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** `some`: part of what it stands for. */
  readonly checked: boolean | 'some';
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** Yes or no, of several. */
export function Checkbox({ label, hideLabel = false, checked, onChange, disabled }: Props) {
  const id = useId();
  const Mark = checked === 'some' ? Minus : Check;
  return (
    <Row>
      <Box
        id={id}
        checked={checked === 'some' ? 'indeterminate' : checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled === true}
      >
        <Radix.Indicator>
          <Mark size={12} strokeWidth={3} aria-hidden="true" />
        </Radix.Indicator>
      </Box>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

const Box = styled(Radix.Root)`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  padding: 0;
  border: 1px solid var(--s-faint);
  border-radius: 4px;
  background: var(--s-raised);
  color: var(--s-on-accent);

  & > span {
    display: grid;
  }
  &[data-state='checked'],
  &[data-state='indeterminate'] {
    border-color: transparent;
    background: var(--s-accent-fill);
  }
  &:disabled {
    opacity: 0.5;
  }
`;
