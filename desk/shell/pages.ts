import {
  BellRing,
  ChartColumn,
  Landmark,
  type LucideIcon,
  ScrollText,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import type { Permission } from '#schemas/api/staffPermissions';
import type { TextOf } from '@desk/i18n/texts';

interface Page {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: TextOf<'shell'>;
  readonly permission: Permission;
  /** Other words that find the page. */
  readonly keywords: string;
}

/** Pages besides the queues, in the order of the rail. */
export const pages: readonly Page[] = [
  {
    to: '/report',
    icon: ChartColumn,
    name: 'rail.reports',
    permission: 'reports',
    keywords: 'reports money retention affiliates staff ยอด กำไร ฝาก ถอน',
  },
  {
    to: '/reconciliation',
    icon: Landmark,
    name: 'rail.reconciliation',
    permission: 'trial-balances',
    keywords: 'reconciliation match trial balance halt จับคู่ งบทดลอง ระงับการถอน',
  },
  { to: '/alert', icon: BellRing, name: 'rail.alerts', permission: 'alerts', keywords: 'alerts เตือน' },
  {
    to: '/settings',
    icon: SlidersHorizontal,
    name: 'rail.settings',
    permission: 'look',
    keywords: 'settings tiers targets reasons ตั้งค่า ขั้นการถอน เป้าหมาย เหตุผล',
  },
  {
    to: '/people',
    icon: Users,
    name: 'rail.people',
    permission: 'people',
    keywords: 'people team staff roles invite พนักงาน บทบาท เชิญ',
  },
  {
    to: '/audit',
    icon: ScrollText,
    name: 'rail.audit',
    permission: 'audit.read',
    keywords: 'audit log history ประวัติ ใครทำ',
  },
];
