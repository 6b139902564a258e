import { BellRing, ChartColumn, Landmark, type LucideIcon } from 'lucide-react';
import { useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { may } from '@backoffice/api/staffApi';
import type { Permission } from '#schemas/api/staffPermissions';
import { RailLink } from '@desk/features/queues/Rail';
import { type TextOf, useTexts } from '@desk/i18n/texts';

interface Page {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: TextOf<'shell'>;
  /** Needed at one brand at least. */
  readonly permission: Permission;
}

const pages: readonly Page[] = [
  { to: '/report/money', icon: ChartColumn, name: 'rail.reports', permission: 'reports' },
  { to: '/reconciliation', icon: Landmark, name: 'rail.reconciliation', permission: 'trial-balances' },
  { to: '/alert', icon: BellRing, name: 'rail.alerts', permission: 'alerts' },
];

/** Pages besides the queues, for those who may read them. */
export function PageLinks() {
  const t = useTexts('shell');
  const { data: brands = [] } = useGetBrandsQuery();
  return pages
    .filter(({ permission }) => brands.some((brand) => may(brand, permission)))
    .map(({ to, icon: Icon, name }) => (
      <RailLink key={to} to={to} title={t(name)}>
        <Icon size={16} aria-hidden="true" />
        <span>
          <b>{t(name)}</b>
        </span>
      </RailLink>
    ));
}
