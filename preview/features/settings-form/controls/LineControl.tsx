import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { lineUrl } from '#core/brand/line';
import { useTexts } from '@studio/i18n/texts';
import { QrCode } from '@staff/ui/QrCode';
import { type ControlProps, inputProps, Input, useTyped } from '../base/Input';

/** A LINE id with the code and the link that members will use, to be tried before anybody else does. */
export function LineControl(props: ControlProps) {
  const { value, set, label, invalid } = props;
  const t = useTexts('form');
  const id = typeof value === 'string' ? value : '';
  const { text, onChange, onBlur } = useTyped(id, (typed) => set(readId(typed)), readId);
  return (
    <Box>
      <Input
        {...inputProps(props)}
        placeholder="@example"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {id !== '' && !invalid && (
        <Card>
          <Code>
            <QrCode value={lineUrl(id)} label={t('line.qr', { name: label })} />
          </Code>
          <div>
            <p>{t('line.help')}</p>
            <a href={lineUrl(id)} target="_blank" rel="noopener noreferrer">
              {lineUrl(id).replace('https://', '')} <ExternalLink size={13} aria-hidden="true" />
            </a>
          </div>
        </Card>
      )}
    </Box>
  );
}

const readId = (typed: string) => typed.trim().toLowerCase();

const Box = styled.div`
  display: grid;
  gap: 8px;
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px;
  border: 1px solid var(--s-line);
  border-radius: 8px;

  p {
    margin-bottom: 4px;
    color: var(--s-muted);
    font-size: 13px;
  }
  a {
    overflow-wrap: anywhere;
    font-size: 13px;
  }
`;

const Code = styled.div`
  flex: none;
  width: 96px;

  & > div {
    width: 96px;
  }
`;
