import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useContacts } from '@/features/global/useContacts';
import { EmptyState } from '@/ui/EmptyState';
import { ContactCards } from '../shared/ContactCards';
import { PageIntro } from '../shared/PageIntro';
import { SafetyTips } from '../shared/SafetyTips';

/** `/contact`: the brand's LINE accounts for everybody (PUB-07). */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const contacts = useContacts();
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <Columns data-beside={contacts.length === 1}>
        {contacts.length > 0 ? <ContactCards contacts={contacts} /> : <EmptyState title={t('empty')} />}
        <SafetyTips />
      </Columns>
    </>
  );
}

/* One contact alone would be stretched over the whole width. */
const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;

  @media (min-width: 768px) {
    &[data-beside='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
