import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { useTexts } from '@studio/i18n/texts';
import { type ControlProps, inputProps } from '../base/controlProps';
import { Input } from '../base/Input';
import { OpenLink } from './OpenLink';
import { useTyped } from '../base/useTyped';

/** An https address, with a link to open it. */
export function AddressControl(props: ControlProps) {
  const { value, set } = props;
  const t = useTexts('form');
  const address = typeof value === 'string' ? value : '';
  const { text, onChange, onBlur } = useTyped(address, (typed) => set(typed.trim()));
  return (
    <Row>
      <Input
        {...inputProps(props)}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {/^https:\/\/./.test(address) && (
        <OpenLink href={address} label={t('open')}>
          <ExternalLink size={15} aria-hidden="true" />
        </OpenLink>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 4px;
`;
