import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useContacts } from '@/features/global/useContacts';
import { Link } from '@/lib/router';
import { Section } from '@/ui/Section';
import { ContactRows } from '../../shared/ContactRows';
import { useBrand } from '@/brand/useBrand';
import { bonusWindows } from '#core/brand/bonusWindows';
import { useGetSettingQuery } from '@/features/global/globalApi';
import { PromotionWindows } from '../../shared/PromotionWindows';
import { Categories } from './Categories';
import { Feeds } from './Feeds';
import { Providers } from './Providers';

/** A short list of the brand's LINE accounts; nothing when there are none. */
function Contact() {
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

/** A short list of the bonus windows, from the brand file until the API responds; nothing when there are none. */
function Promotion() {
  const { t } = useTranslation('landing');
  const { bonus, flags } = useBrand();
  const { data } = useGetSettingQuery(undefined, { skip: !flags.promotion });
  const setting = data?.userSetting ?? bonus;
  if (!flags.promotion || bonusWindows(setting).length === 0) return null;
  return (
    <Section title={t('promotion.title')} action={<Link to="/promotion">{t('promotion.all')}</Link>}>
      <PromotionWindows setting={setting} />
    </Section>
  );
}

/** Sections below the fold, loaded together. */
export const belowFold = {
  categories: Categories,
  providers: Providers,
  promotion: Promotion,
  history: Feeds,
  contact: Contact,
};
