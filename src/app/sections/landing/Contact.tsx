import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';
import { Link } from '@/lib/router';
import { Section } from '@/ui/Section';
import { LineMark } from '../../shared/LineMark';

/** The brand's LINE accounts in short; nothing when there are none. */
export function Contact() {
  const { t } = useTranslation('landing');
  const { t: contactText } = useTranslation('contact');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section title={t('contact.title')} action={<Link to="/contact">{t('contact.all')}</Link>}>
      <Lead>{t('contact.text')}</Lead>
      <Grid>
        {contacts.map(({ kind, id, url }) => (
          <li key={kind}>
            <Row href={url} target="_blank" rel="noopener" aria-label={contactText('add.label', { id })}>
              <LineMark size={44} />
              <span>
                <small>{contactText(kind)}</small>
                <b>{id}</b>
              </span>
            </Row>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const Lead = styled.p`
  margin-bottom: 12px;
  color: var(--text-muted);
`;

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
