import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { ContactBoard } from '../shared/ContactBoard';
import { PageIntro } from '../shared/PageIntro';

/** `/contact`: the brand's public LINE accounts. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <ContactBoard empty={<EmptyState title={t('empty')} />} />
    </>
  );
}
