import type { DashboardSection, LandingSection } from '#schemas/brand/brand';

/** The settings of a section, in addition to its place in the layout. */
const parts: Readonly<Record<LandingSection | DashboardSection, readonly string[]>> = {
  hero: ['/displayName'],
  announcement: ['/flags/announcement'],
  banner: ['/banners'],
  categories: ['/gameCategories', '/art/categories'],
  providers: ['/providers'],
  promotion: ['/bonus', '/flags/promotion'],
  history: ['/flags/publicHistory'],
  contact: ['/contacts'],
  balance: ['/levels'],
  tiles: ['/images/home.dashboard.huay', '/images/home.dashboard.allGame'],
  shortcuts: ['/flags'],
};

/** Settings behind the section that an element is the frame of. */
export function sectionSettings({ dataset }: HTMLElement | SVGElement): readonly string[] {
  const { landing, section, layout } = dataset;
  if (landing !== undefined) return [...partsOf(landing), '/layout/landing'];
  if (section !== undefined) return [...partsOf(section), '/layout/dashboard'];
  return layout === undefined ? [] : ['/layout/public'];
}

const partsOf = (name: string): readonly string[] =>
  Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : [];
