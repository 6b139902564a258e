import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';
import { Link } from '@/lib/router';
import { Section } from '@/ui/Section';
import { ContactRows } from '../../shared/ContactRows';

/** The brand's LINE accounts in short; nothing when there are none. */
export function Contact() {
  const { t } = useTranslation('landing');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <Section title={t('contact.title')} action={<Link to="/contact">{t('contact.all')}</Link>}>
      <Lead>{t('contact.text')}</Lead>
      <ContactRows contacts={contacts} />
    </Section>
  );
}

const Lead = styled.p`
  margin-bottom: 12px;
  color: var(--text-muted);
`;
