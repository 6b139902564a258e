import type { DemoRedemption } from './seedRewards';

/** A member of the demonstration (acceptance, appendix G). Amounts in satang. */
export interface DemoMember {
  readonly username: string;
  readonly name: string;
  readonly level: number;
  readonly status?: 'SUSPENDED';
  /** Deposits that were paid, oldest first. */
  readonly deposits: readonly number[];
  /** Withdrawals that were paid out, oldest first. */
  readonly withdrawals: readonly number[];
  /** Hours between these requests; 5 unless named. */
  readonly apart?: number;
  readonly openDeposit?: number;
  /** Who invited them; one of those before them. */
  readonly inviter?: string;
  /** A game that they played on each of the last days before today, and satang that they brought to it. */
  readonly plays?: { readonly game: string; readonly brought: number };
  /** Games that they opened too, the latest first. */
  readonly opened?: readonly string[];
  /** Days before today on which they checked in; they used the free plays of the last of them. */
  readonly prizeDays?: number;
  /** What they redeemed points for, oldest first. */
  readonly redeems?: readonly DemoRedemption[];
  /** They claimed a bonus yesterday, played it through and withdrew everything. */
  readonly tookHome?: true;
  /** They claimed a bonus three times: its turnover expired, was met, and is being played through. */
  readonly claims?: true;
}

/** Members that can be logged into with the demo password. */
export const demoMembers: readonly DemoMember[] = [
  {
    username: 'demo01',
    name: 'สมชาย ใจดี',
    level: 1,
    deposits: [50_000, 120_000, 53_450],
    withdrawals: [100_000],
    openDeposit: 50_000,
    plays: { game: 'naga-gold', brought: 500_000 },
    opened: ['hi-lo', 'elephant-parade', 'lotus-moon'],
    tookHome: true,
    prizeDays: 20,
    redeems: [{ wants: 'parcel', until: 'SHIPPED' }],
  },
  { username: 'demo02', name: 'วิภา สุขสันต์', level: 3, deposits: [], withdrawals: [] },
  {
    username: 'demo03',
    name: 'ปรียา มีโชค',
    level: 2,
    deposits: [],
    withdrawals: [],
    claims: true,
    opened: ['naga-gold'],
  },
  {
    username: 'demo05',
    name: 'ธนากร รุ่งเรือง',
    level: 5,
    deposits: [2_000_000, 3_000_000, 2_000_000, 2_500_000],
    withdrawals: [800_000],
    apart: 70,
    plays: { game: 'dragon-tiger', brought: 1_000_000 },
    opened: ['naga-gold', 'hi-lo'],
    prizeDays: 5,
    redeems: [
      { wants: 'credit', until: 'SUCCESS' },
      { wants: 'parcel', until: 'PENDING' },
    ],
  },
  {
    username: 'demo06',
    name: 'กมลชนก ศรีทอง',
    level: 6,
    deposits: [4_000_000, 6_000_000, 5_000_000, 5_000_000],
    withdrawals: [],
    apart: 110,
    prizeDays: 9,
    redeems: [
      { wants: 'voucher', until: 'REJECTED' },
      { wants: 'rarity', until: 'SUCCESS' },
      { wants: 'voucher', until: 'APPROVED' },
    ],
  },
  {
    username: 'bad01',
    name: 'ประเสริฐ มั่นคง',
    level: 1,
    status: 'SUSPENDED',
    deposits: [20_000],
    withdrawals: [],
  },
];

/** Members without a known password; their completed requests fill the public lists. */
export const historyMembers: readonly DemoMember[] = [
  {
    username: 'nattapong88',
    name: 'ณัฐพงษ์ แก้วใส',
    level: 2,
    deposits: [30_000, 80_000, 100_000],
    withdrawals: [60_000],
    apart: 26,
    inviter: 'demo01',
    plays: { game: 'naga-gold', brought: 1_000_000 },
  },
  {
    username: 'ploypailin',
    name: 'พลอยไพลิน วงศ์ดี',
    level: 2,
    deposits: [250_000, 500_000],
    withdrawals: [320_000, 100_000],
    apart: 26,
    inviter: 'demo01',
    plays: { game: 'hi-lo', brought: 1_000_000 },
  },
  {
    username: 'kritsada7',
    name: 'กฤษดา บุญมา',
    level: 2,
    deposits: [20_000, 15_000, 99_900],
    withdrawals: [100_000],
    apart: 26,
    inviter: 'demo01',
    plays: { game: 'temple-fair', brought: 1_000_000 },
  },
  {
    username: 'somying55',
    name: 'สมหญิง รักไทย',
    level: 2,
    deposits: [300_000],
    withdrawals: [150_000],
    apart: 26,
    opened: ['hi-lo', 'gourd-crab-fish', 'elephant-parade'],
  },
  {
    username: 'anucha99',
    name: 'อนุชา ชัยชนะ',
    level: 1,
    deposits: [50_000, 50_000],
    withdrawals: [80_000],
    opened: ['naga-gold', 'ruby-rain', 'dragon-tiger', 'river-king'],
  },
  {
    username: 'maliwan',
    name: 'มะลิวรรณ งามตา',
    level: 4,
    deposits: [400_000, 600_000],
    withdrawals: [500_000],
    apart: 50,
  },
];

export interface DemoAnnouncement {
  readonly title: string;
  readonly detail: string;
  readonly title_en: string;
  readonly detail_en: string;
  readonly audience: 'ALL' | 'PUBLIC' | 'MEMBER';
  readonly popup: boolean;
}

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    title: 'ยินดีต้อนรับสมาชิกทุกท่าน',
    detail: 'ฝากถอนรวดเร็วตลอด 24 ชั่วโมง ติดปัญหาทักหาเจ้าหน้าที่ได้ทันที',
    title_en: 'Welcome to all members',
    detail_en: 'Fast deposits and withdrawals, day and night. Our staff are here whenever you need help.',
    audience: 'ALL',
    popup: false,
  },
  {
    title: 'กรุณาโอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น',
    detail: 'เพื่อความปลอดภัย ระบบเติมเครดิตให้เฉพาะยอดที่โอนจากบัญชีของคุณเอง กรุณาโอนให้ตรงทุกสตางค์',
    title_en: 'Transfer from your registered account only',
    detail_en:
      'For your safety, we only credit transfers from your own registered account. Please transfer the exact amount.',
    audience: 'MEMBER',
    popup: false,
  },
  {
    title: 'ธนาคารปิดปรับปรุงระบบเวลา 02:00–03:00 น.',
    detail: 'ช่วงเวลาดังกล่าวการฝากและถอนอาจล่าช้ากว่าปกติ ขออภัยในความไม่สะดวก',
    title_en: 'Bank maintenance, 02:00–03:00',
    detail_en:
      'Deposits and withdrawals may take longer than usual during this time. We apologise for the inconvenience.',
    audience: 'MEMBER',
    popup: false,
  },
];

/** Accounts that members pay into. */
export const demoCompanyAccounts = [
  { bankName: 'SCB', accountName: 'บจก. ศาลา เพย์เมนต์', promptPay: '0105560000000' },
  { bankName: 'KBANK', accountName: 'บจก. ศาลา เพย์เมนต์', promptPay: null },
] as const;
