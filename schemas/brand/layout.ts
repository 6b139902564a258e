import { choice, choices, group, text } from './fields';
import { patterns } from './patterns';

export const publicLayouts = ['classic', 'simple'] as const;

/** Sections that the landing page can show, each one folder of `src/app/sections/`. */
export const landingSections = [
  'hero',
  'announcement',
  'banner',
  'categories',
  'providers',
  'promotion',
  'history',
  'contact',
] as const;
export type LandingSection = (typeof landingSections)[number];

/** Sections that the member dashboard can show. */
export const dashboardSections = [
  'announcement',
  'balance',
  'recentGames',
  'popularGames',
  'banner',
  'tiles',
  'shortcuts',
  'categories',
  'promotion',
  'history',
  'contact',
] as const;
export type DashboardSection = (typeof dashboardSections)[number];

export const layout = group(
  {
    public: choice(
      publicLayouts,
      'แบบหน้าสาธารณะ',
      'Public layout',
      'คลาสสิกมีแถบเมนูรูปภาพ เรียบง่ายมีช่องค้นหา เมนูข้าง และส่วนท้าย (LAY-11)',
      'classic has the image menu; simple has search, side menu and footer (LAY-11)',
    ),
    landing: choices(
      landingSections,
      'ส่วนของหน้าแรก',
      'Landing sections',
      'เรียงจากบนลงล่าง',
      'In order from the top',
    ),
    dashboard: choices(
      dashboardSections,
      'ส่วนของหน้าหลักสมาชิก',
      'Dashboard sections',
      'เรียงจากบนลงล่าง',
      'In order from the top',
    ),
  },
  'การจัดวาง',
  'Layout',
  'รูปแบบหน้าและลำดับของแต่ละส่วน',
  'Variant of the pages and order of their sections',
);

export const bottomBar = group(
  {
    slot4: choice(
      ['withdraw', 'media'],
      'ปุ่มที่สี่',
      'Fourth item',
      'ปุ่มที่สี่ของแถบล่าง ถอนเงินหรือกิจกรรม (LAY-06)',
      'Fourth item of the bottom bar: withdraw or media (LAY-06)',
    ),
  },
  'แถบล่าง',
  'Bottom bar',
  'แถบนำทางของสมาชิก',
  'Navigation bar of members',
);

export const footer = group(
  {
    year: {
      ...text(
        9,
        4,
        'ปีลิขสิทธิ์',
        'Copyright year',
        'แสดงท้ายหน้า เช่น 2022 (LAY-13)',
        'Shown in the footer, such as 2022 (LAY-13)',
      ),
      pattern: patterns.year,
    },
  },
  'ส่วนท้าย',
  'Footer',
  'ข้อความท้ายหน้า',
  'Foot of the page',
);
