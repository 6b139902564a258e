import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { bonusWindows } from '#core/brand/bonusWindows';
import { useGetSettingQuery } from '@/features/global/globalApi';
import { Link } from '@/lib/router';
import { Section } from '@/ui/Section';
import { PromotionWindows } from '../../shared/PromotionWindows';

/** The bonus windows in short; nothing while there are none. The brand file speaks until the API does. */
export function Promotion() {
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
