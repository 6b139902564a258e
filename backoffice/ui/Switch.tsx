import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';
import styled from 'styled-components';

interface Props {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** On or off, at once. */
export function Switch({ label, hideLabel = false, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <Track id={id} checked={checked} onCheckedChange={onChange} disabled={disabled === true}>
        <Radix.Thumb />
      </Track>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-width: 0;
`;

const Track = styled(Radix.Root)`
  position: relative;
  flex: none;
  width: 30px;
  height: 18px;
  padding: 0;
  border: 0;
  border-radius: 9px;
  background: var(--s-faint);
  transition: background-color 140ms;

  &[data-state='checked'] {
    background: var(--s-accent-fill);
  }
  &:disabled {
    opacity: 0.5;
  }
  & > span {
    display: block;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px rgba(0, 0, 0, 0.35);
    transform: translateX(2px);
    transition: transform 140ms cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  &[data-state='checked'] > span {
    transform: translateX(14px);
  }
`;
