import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Contact } from '@/features/global/useContacts';

/** A short list of the brand's LINE accounts, each a link. */
export function ContactRows({ contacts }: { readonly contacts: readonly Contact[] }) {
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
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);
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

interface LineMarkProps {
  /** Pixels. */
  readonly size: number;
}

/** Icon of a messaging contact: two speech bubbles on green. */
export function LineMark({ size }: LineMarkProps) {
  return (
    <Mark viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
      <rect width="44" height="44" rx="13" fill="#06c755" />
      <path
        d="M22 10c-7.7 0-14 4.9-14 11 0 4 2.7 7.4 6.7 9.4l-.9 4.1c-.1.5.4.9.9.6l5.3-3.2c.7.1 1.3.1 2 .1 7.7 0 14-4.9 14-11s-6.3-11-14-11z"
        fill="#fff"
      />
      <path d="M15.5 21h.01M22 21h.01M28.5 21h.01" stroke="#06c755" strokeWidth="3.6" strokeLinecap="round" />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
`;
