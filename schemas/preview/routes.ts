import type { Brand } from '#schemas/brand/brand';

/** A screen of the member app that a frame can open. */
export interface PreviewRoute {
  /** An address of it; parameters are filled with an example. */
  readonly path: string;
  readonly access: 'public' | 'member' | 'any';
  readonly th: string;
  readonly en: string;
}

const publicly = (path: string, th: string, en: string) => ({ path, access: 'public', th, en }) as const;
const member = (path: string, th: string, en: string) => ({ path, access: 'member', th, en }) as const;
const any = (path: string, th: string, en: string) => ({ path, access: 'any', th, en }) as const;

/** Every route of the specification's section 2 that is built, in the order of its tables. */
export const previewRoutes = [
  publicly('/', 'หน้าแรก', 'Landing'),
  publicly('/login', 'เข้าสู่ระบบ', 'Log in'),
  publicly('/register', 'สมัครสมาชิก', 'Register'),
  publicly('/regis/team-a/facebook', 'สมัครจากแคมเปญ', 'Register, campaign'),
  publicly('/regiss/team-a/facebook', 'สมัครจากแคมเปญแบบที่สอง', 'Register, second campaign'),
  publicly('/aff/DEMO01', 'สมัครจากผู้แนะนำ', 'Register, by a friend'),
  publicly('/contact', 'ติดต่อเรา', 'Contact'),
  publicly('/promotion', 'โปรโมชั่น', 'Promotion'),
  publicly('/live-score', 'ผลบอลสด', 'Live score'),
  publicly('/score', 'ตารางคะแนน', 'Score table'),
  member('/auth/dashboard', 'หน้าหลักสมาชิก', 'Dashboard'),
  member('/auth/deposit', 'ฝากเงิน', 'Deposit'),
  member('/auth/deposit/slip', 'ฝากด้วยสลิป', 'Deposit by slip'),
  member('/auth/withdraw', 'ถอนเงิน', 'Withdraw'),
  member('/auth/transaction/history', 'ประวัติรายการ', 'History'),
  member('/auth/settings/change-password', 'เปลี่ยนรหัสผ่าน', 'Change password'),
  member('/auth/settings/manage-address', 'ที่อยู่จัดส่ง', 'Address'),
  member('/auth/settings/sessions', 'อุปกรณ์ที่เข้าสู่ระบบ', 'Sessions'),
  member('/auth/settings/responsible-play', 'เล่นอย่างรับผิดชอบ', 'Responsible play'),
  member('/auth/user/ranking', 'ระดับสมาชิก', 'Levels'),
  member('/auth/contact', 'ติดต่อเรา (สมาชิก)', 'Contact, member'),
  member('/auth/games/category', 'หมวดเกม', 'Game categories'),
  member('/auth/games/category?cat=slot', 'ค่ายเกมสล็อต', 'Slot providers'),
  member('/auth/games/slot/JK', 'เกมของค่าย', 'Games of a provider'),
  member('/auth/games/slot/XE', 'เกมของค่ายที่ปิด', 'Games of a closed provider'),
  member('/auth/affiliate', 'แนะนำเพื่อน', 'Affiliate'),
  member('/auth/affiliate?tab=bonus', 'โบนัสจากสายงาน', 'Bonus of the downline'),
  member('/auth/affiliate?tab=log', 'รายการรายได้จากสายงาน', 'Income by day'),
  member('/auth/winlost', 'ยอดได้เสีย', 'Win/loss'),
  member('/auth/winlost?tab=downline', 'ยอดได้เสียของสายงาน', 'Win/loss of the downline'),
  member('/auth/media', 'กิจกรรม', 'Media'),
  member('/auth/media/promotion', 'โปรโมชั่น (สมาชิก)', 'Promotion, member'),
  member('/auth/media/wheel', 'วงล้อนำโชค', 'Prize wheel'),
  member('/auth/media/flip-card', 'เปิดไพ่ลุ้นรางวัล', 'Flip card'),
  member('/auth/media/flip-card-reward', 'เปิดไพ่แลกของรางวัล', 'Flip-card reward'),
  member('/auth/media/movie', 'ดูหนัง', 'Movies'),
  member('/auth/reward', 'ของรางวัล', 'Rewards'),
  member('/auth/reward/credit', 'ของรางวัลหนึ่งหมวด', 'Rewards of one category'),
  any('/ma', 'ปิดปรับปรุง', 'Maintenance'),
  any('/404', 'ไม่พบหน้า', 'Not found'),
] as const satisfies readonly PreviewRoute[];

const everywhere = ['/', '/login', '/auth/dashboard', '/auth/deposit'] as const;
const home = ['/', '/auth/dashboard'] as const;

/**
 * The screens that show a group of settings first, for the reach of a change (preview point 10) and for where a frame goes
 * when the group is opened. A group that no screen shows has an empty list.
 */
export const screensOf = {
  version: [],
  id: [],
  displayName: everywhere,
  tagline: ['/'],
  description: ['/'],
  clientId: [],
  hostnames: [],
  primary: [],
  theme: everywhere,
  layout: home,
  bottomBar: ['/auth/dashboard'],
  footer: ['/'],
  assetsBase: everywhere,
  images: [...home, '/login'],
  art: ['/', '/auth/dashboard', '/auth/games/category'],
  banners: home,
  contacts: ['/contact', '/auth/contact', '/register', '/ma'],
  chat: ['/'],
  levels: ['/auth/user/ranking', '/auth/dashboard', '/auth/withdraw'],
  flags: ['/auth/dashboard', '/register', '/auth/deposit'],
  bonus: ['/promotion', '/auth/media/promotion', '/auth/deposit'],
  limits: ['/auth/deposit', '/auth/withdraw', '/auth/affiliate'],
  providers: ['/', '/auth/games/category?cat=slot', '/auth/games/slot/JK', '/auth/games/slot/XE'],
  gameCategories: ['/', '/auth/games/category'],
  wheel: ['/auth/media/wheel'],
  flipCard: ['/auth/media/flip-card'],
  flipCardReward: ['/auth/media/flip-card-reward'],
  checkIn: ['/auth/dashboard', '/auth/media'],
  rewards: ['/auth/reward', '/auth/reward/credit'],
  embeds: ['/live-score', '/score', '/auth/media/movie'],
  session: [],
  api: [],
  origins: [],
  poll: [],
  legal: ['/register', '/', '/auth/settings/responsible-play'],
  publishing: [],
  texts: everywhere,
} as const satisfies Record<keyof Brand, readonly (typeof previewRoutes)[number]['path'][]>;
