import { Stack } from '@backoffice/ui/Stack';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { lineUrl } from '#core/brand/line';
import { useTexts } from '@studio/i18n/texts';
import { QrCode } from '@backoffice/ui/QrCode';
import { type ControlProps, TypedInput, useTyped } from '../base/Input';

/** A LINE id with the code and the link that members will use, to be tried before anybody else does. */
export function LineControl(props: ControlProps) {
  const { value, set, label, invalid } = props;
  const t = useTexts('form');
  const id = typeof value === 'string' ? value : '';
  const typed = useTyped(id, (text) => set(readId(text)), readId);
  return (
    <Stack>
      <TypedInput control={props} typed={typed} placeholder="@example" />
      {id !== '' && !invalid && (
        <Card>
          <QrCode width={96} value={lineUrl(id)} label={t('line.qr', { name: label })} />
          <div>
            <p>{t('line.help')}</p>
            <a href={lineUrl(id)} target="_blank" rel="noopener noreferrer">
              {lineUrl(id).replace('https://', '')} <ExternalLink size={13} />
            </a>
          </div>
        </Card>
      )}
    </Stack>
  );
}

const readId = (typed: string) => typed.trim().toLowerCase();

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
