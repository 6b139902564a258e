import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Contact } from '@/features/global/useContacts';
import { LineMark } from './LineMark';

interface Props {
  readonly contacts: readonly Contact[];
}

/** A short list of the brand's LINE accounts, each a link. */
export function ContactRows({ contacts }: Props) {
  const { t } = useTranslation('contact');
  return (
    <Grid>
      {contacts.map(({ kind, id, url }) => (
        <li key={kind}>
          <Row href={url} target="_blank" rel="noopener" aria-label={t('add.label', { id })}>
            <LineMark size={44} />
            <span>
              <small>{t(kind)}</small>
              <b>{id}</b>
            </span>
          </Row>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: 12px;

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Row = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);

  span {
    display: grid;
  }

  small {
    color: var(--text-muted);
    font-size: 0.875rem;
  }

  b {
    word-break: break-word;
  }

  &:hover {
    border-color: var(--accent);
  }
`;
