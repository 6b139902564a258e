import { Landmark, ListChecks, Megaphone, ScrollText, TableProperties, Users } from 'lucide-react';
import { rolesAllow } from '#schemas/api/staffPermissions';
import { useParams } from '@/lib/router';
import { useBrand, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { useGetMeQuery } from '@backoffice/api/peopleApi';
import { may } from '@backoffice/api/staffApi';
import { AccountMenu } from '@backoffice/layout/AccountMenu';
import { useTexts } from '@studio/i18n/texts';
import { useGo, useLeave } from './Leaving';

/** The account menu with the pages of the studio that this person may open. */
export function StudioMenu() {
  const t = useTexts('shell');
  const leave = useLeave();
  const go = useGo();
  const { brandId } = useParams();
  const { data: me } = useGetMeQuery();
  const { data: brands } = useGetBrandsQuery();
  const brand = useBrand(brandId);
  const isAdmin = rolesAllow(me?.staff.roles.map(({ role }) => role) ?? [], 'people');
  const items = [
    (brands?.length ?? 0) > 1 && {
      label: t('menu.brandComparison'),
      icon: TableProperties,
      onSelect: () => go('/fleet'),
    },
    isAdmin && { label: t('menu.people'), icon: Users, onSelect: () => go('/people') },
    brandId !== undefined && {
      label: t('menu.announcements'),
      icon: Megaphone,
      onSelect: () => go(`/news/${brandId}`),
    },
    brandId !== undefined &&
      may(brand, 'deposits.read') && {
        label: t('menu.companyAccounts'),
        icon: Landmark,
        onSelect: () => go(`/bank/${brandId}`),
      },
    isAdmin && { label: t('menu.checklist'), icon: ListChecks, onSelect: () => go('/checklist') },
    brandId !== undefined &&
      may(brand, 'audit.read') && {
        label: t('menu.audit'),
        icon: ScrollText,
        onSelect: () => go(`/audit/${brandId}`),
      },
  ].filter((item) => item !== false);
  return <AccountMenu items={items} hasShortcuts={brandId !== undefined} leave={leave} />;
}
