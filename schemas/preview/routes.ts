import type { Brand } from '#schemas/brand/brand';
import type { FeatureFlag } from '#schemas/brand/flags';

/** A screen of the member app that a frame can open. */
export interface PreviewRoute {
  /** An address of it; parameters are filled with an example. */
  readonly path: string;
  readonly access: 'public' | 'member' | 'any';
  readonly th: string;
  readonly en: string;
  /** Areas of which one must be on for the page to be there; a page that names none always is. */
  readonly needs: readonly FeatureFlag[];
}

const route =
  <const A extends PreviewRoute['access']>(access: A) =>
  <const P extends string>(path: P, th: string, en: string, ...needs: FeatureFlag[]) =>
    ({ path, access, th, en, needs }) as const;
const publicly = route('public');
const member = route('member');
const any = route('any');

/** Every route of the specification's section 2 that is built, in the order of its tables. */
export const previewRoutes = [
  publicly('/', 'หน้าแรก', 'Landing'),
  publicly('/login', 'เข้าสู่ระบบ', 'Log in'),
  publicly('/forgot-password', 'ลืมรหัสผ่าน', 'Forgot password', 'accountRecovery'),
  publicly('/register', 'สมัครสมาชิก', 'Register', 'register'),
  publicly('/regis/team-a/facebook', 'สมัครจากแคมเปญ', 'Register, campaign', 'register'),
  publicly('/regiss/team-a/facebook', 'สมัครจากแคมเปญแบบที่สอง', 'Register, second campaign', 'register'),
  publicly('/aff/DEMO01', 'สมัครจากผู้แนะนำ', 'Register, by a friend', 'register'),
  publicly('/contact', 'ติดต่อเรา', 'Contact'),
  publicly('/promotion', 'โปรโมชั่น', 'Promotion', 'promotion'),
  publicly('/live-score', 'ผลบอลสด', 'Live score', 'liveScore'),
  publicly('/score', 'ตารางคะแนน', 'Score table', 'score'),
  member('/auth/dashboard', 'หน้าหลักสมาชิก', 'Dashboard'),
  member('/auth/dashboard?check-in', 'เช็คอินรายวัน', 'Daily check-in', 'checkIn'),
  member('/auth/deposit', 'ฝากเงิน', 'Deposit'),
  member('/auth/deposit/qr', 'ฝากด้วย QR พร้อมเพย์', 'Deposit by QR', 'promptPay'),
  member('/auth/deposit/slip', 'ฝากด้วยสลิป', 'Deposit by slip', 'slip'),
  member('/auth/withdraw', 'ถอนเงิน', 'Withdraw'),
  member('/auth/transaction/history', 'ประวัติรายการ', 'History'),
  member('/auth/account', 'บัญชีของฉัน', 'Account'),
  member('/auth/settings/change-password', 'เปลี่ยนรหัสผ่าน', 'Change password'),
  member('/auth/settings/bank', 'เปลี่ยนบัญชีรับเงิน', 'Change of payout account', 'changeBank'),
  member('/auth/settings/manage-address', 'ที่อยู่จัดส่ง', 'Address', 'address', 'reward'),
  member('/auth/settings/sessions', 'อุปกรณ์ที่เข้าสู่ระบบ', 'Sessions'),
  member('/auth/settings/responsible-play', 'เล่นอย่างรับผิดชอบ', 'Responsible play', 'responsiblePlay'),
  member('/auth/user/ranking', 'ระดับสมาชิก', 'Levels'),
  member('/auth/user/ranking?tab=leaderboard', 'อันดับสมาชิก', 'Leaderboard', 'leaderboard'),
  member('/auth/contact', 'ติดต่อเรา (สมาชิก)', 'Contact, member'),
  member('/auth/games/category', 'หมวดเกม', 'Game categories'),
  member('/auth/games/category?cat=slot', 'ค่ายเกมสล็อต', 'Slot providers'),
  member('/auth/games/slot/JK', 'เกมของค่าย', 'Games of a provider', 'games'),
  member('/auth/games/slot/XE', 'เกมของค่ายที่ปิด', 'Games of a closed provider', 'games'),
  member('/auth/affiliate', 'แนะนำเพื่อน', 'Affiliate', 'affiliate'),
  member('/auth/affiliate?tab=bonus', 'โบนัสจากสายงาน', 'Bonus of the downline', 'affiliate'),
  member('/auth/affiliate?tab=log', 'รายการรายได้จากสายงาน', 'Income by day', 'affiliate'),
  member('/auth/cashback', 'คืนยอดเสีย', 'Cashback', 'cashback'),
  member('/auth/winlost', 'ยอดได้เสีย', 'Win/loss', 'winlost'),
  member('/auth/winlost?tab=downline', 'ยอดได้เสียของสายงาน', 'Win/loss of the downline', 'winlost'),
  member('/auth/media', 'กิจกรรม', 'Media', 'media'),
  member('/auth/media/promotion', 'โปรโมชั่น (สมาชิก)', 'Promotion, member', 'promotion'),
  member('/auth/media/wheel', 'วงล้อนำโชค', 'Prize wheel', 'wheel'),
  member('/auth/media/flip-card', 'เปิดไพ่ลุ้นรางวัล', 'Flip card', 'flipCard'),
  member('/auth/media/flip-card-reward', 'เปิดไพ่แลกของรางวัล', 'Flip-card reward', 'flipCardReward'),
  member('/auth/media/movie', 'ดูหนัง', 'Movies', 'movie'),
  member('/auth/reward', 'ของรางวัล', 'Rewards', 'reward'),
  member('/auth/reward/credit', 'ของรางวัลหนึ่งหมวด', 'Rewards of one category', 'reward'),
  any('/ma', 'ปิดปรับปรุง', 'Maintenance'),
  any('/404', 'ไม่พบหน้า', 'Not found'),
] as const satisfies readonly PreviewRoute[];

export type Screen = (typeof previewRoutes)[number]['path'];

const everywhere = ['/', '/login', '/auth/dashboard', '/auth/deposit'] as const;
const home = ['/', '/auth/dashboard'] as const;
/** Pages that are shown in the public layout. */
const around = ['/login', '/register', '/contact'] as const;

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
  look: everywhere,
  layout: [...home, ...around],
  bottomBar: ['/auth/dashboard'],
  footer: ['/'],
  assetsBase: everywhere,
  images: [...home, '/login'],
  art: ['/', '/auth/dashboard', '/auth/games/category'],
  banners: home,
  contacts: ['/contact', '/auth/contact', '/', '/auth/dashboard', '/login', '/register', '/ma'],
  chat: ['/'],
  levels: ['/auth/user/ranking', '/auth/dashboard', '/auth/withdraw', '/auth/cashback'],
  flags: ['/auth/dashboard', '/', '/login', '/register', '/auth/deposit'],
  bonus: ['/promotion', '/auth/media/promotion', '/auth/dashboard'],
  turnover: ['/promotion', '/auth/media/promotion'],
  limits: ['/auth/withdraw', '/auth/deposit', '/auth/affiliate'],
  providers: ['/auth/games/category?cat=slot', '/', '/auth/games/slot/JK', '/auth/games/slot/XE'],
  gameCategories: ['/', '/auth/games/category'],
  wheel: ['/auth/media/wheel'],
  flipCard: ['/auth/media/flip-card'],
  flipCardReward: ['/auth/media/flip-card-reward'],
  checkIn: ['/auth/dashboard?check-in'],
  rewards: ['/auth/reward', '/auth/reward/credit'],
  leaderboard: ['/auth/user/ranking?tab=leaderboard'],
  embeds: ['/live-score', '/score', '/auth/media/movie'],
  session: [],
  api: [],
  origins: [],
  poll: [],
  legal: ['/', '/register', '/auth/settings/responsible-play'],
  publishing: [],
  desk: [],
  texts: everywhere,
} as const satisfies Record<keyof Brand, readonly Screen[]>;

/** Screens of settings that differ from those of their group, by JSON pointer; the longest matching pointer applies. */
export const closerScreens: Readonly<Record<string, readonly Screen[]>> = {
  '/flags/publicHistory': ['/'],
  '/flags/register': ['/', '/login'],
  '/flags/verifyPhone': ['/register'],
  '/flags/promptPay': ['/auth/deposit/qr', '/auth/deposit'],
  '/flags/accountRecovery': ['/login', '/forgot-password'],
  '/flags/changeBank': ['/auth/settings/bank', '/auth/account'],
  '/limits/bankChangeHours': ['/auth/settings/bank'],
  '/images/home.dashboard.huay': ['/auth/dashboard'],
  '/images/home.dashboard.allGame': ['/auth/dashboard'],
  '/images/home.menuBottom.allGame': ['/auth/dashboard'],
  '/look/navigation': ['/auth/dashboard'],
  '/look/icons': ['/auth/dashboard'],
  '/look/balance': ['/auth/dashboard'],
  '/look/hero': ['/'],
  '/look/lettering': ['/'],
  '/look/wheelRim': ['/auth/media/wheel'],
  '/look/wheelPointer': ['/auth/media/wheel'],
  '/art/keyVisual': ['/'],
  '/art/notFound': ['/404'],
  '/art/maintenance': ['/ma'],
  '/art/cardBack': ['/auth/media/flip-card', '/auth/media/flip-card-reward'],
  '/layout/landing': ['/'],
  '/layout/dashboard': ['/auth/dashboard'],
  '/limits/depositMin': ['/auth/deposit'],
  '/limits/depositMax': ['/auth/deposit'],
  '/limits/depositQuick': ['/auth/deposit'],
  '/limits/depositMinutes': ['/auth/deposit'],
  '/limits/withdrawMin': ['/auth/withdraw'],
  '/limits/affiliateMin': ['/auth/affiliate'],
  '/limits/cashbackMin': ['/auth/cashback'],
  '/limits/affiliateTurnoverPercent': ['/auth/affiliate'],
  '/limits/affiliateLossPercent': ['/auth/affiliate'],
  '/limits/slipMaxAgeHours': ['/auth/deposit/slip'],
  '/limits/slipsPerHour': ['/auth/deposit/slip'],
  '/limits/historyDays': ['/auth/transaction/history'],
  '/embeds/liveScore': ['/live-score'],
  '/embeds/score': ['/score'],
  '/embeds/movies': ['/auth/media/movie'],
};

/** The screens that show a setting, the most suitable one first; empty if no screen shows it. */
export function screensOfSetting(path: string): readonly Screen[] {
  const [, key = ''] = path.split('/');
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const screens = closerScreens[at];
    if (screens) return screens;
  }
  return Object.hasOwn(screensOf, key) ? screensOf[key as keyof typeof screensOf] : [];
}
