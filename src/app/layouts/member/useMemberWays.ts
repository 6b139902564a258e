import { Gift, House, Landmark, type LucideIcon, MessageCircle, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';

export interface Way {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** The four plain navigation items of the member area; the fourth depends on the brand. */
export function useMemberWays(): readonly [Way, Way, Way, Way] {
  const { t } = useTranslation();
  const { bottomBar } = useBrand();
  const fourth: Way =
    bottomBar.slot4 === 'media'
      ? { to: '/auth/media', label: t('nav.media'), Icon: Gift }
      : { to: '/auth/withdraw', label: t('nav.withdraw'), Icon: Landmark };
  return [
    { to: '/auth/dashboard', label: t('nav.home'), Icon: House },
    { to: '/auth/deposit', label: t('nav.deposit'), Icon: Wallet },
    fourth,
    { to: '/auth/contact', label: t('nav.contact'), Icon: MessageCircle },
  ];
}
