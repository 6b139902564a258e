import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';

type Feed = Calls['GET /api/deposit']['data'];
type Announcements = Calls['GET /api/announcement']['data'];

const names = ['na***88', 'pl***in', 'kr***a7', 'so***55', 'an***99', 'ma***an', 'de***05', 'wi***01'];
const amounts = [500, 1200, 300, 2500, 800, 10_000, 450.5, 5000];

/** Latest deposits or withdrawals of the site, names masked; `shift` makes the two differ. */
export function buildFeed(now: number, shift = 0): Feed {
  return names.map((_, place) => ({
    username: names[(place + shift) % names.length] ?? '',
    amount: amounts[(place * 3 + shift) % amounts.length] ?? 0,
    createdAt: bangkokIso(now - (place * 7 + shift + 1) * MINUTE_MS),
  }));
}

/** News; members get one more than visitors. @param popup whether the first opens automatically. */
export function buildAnnouncements(audience: 'visitors' | 'members', popup = false): Announcements {
  const common = { image: null, link: null, startAt: null, endAt: null, popup: false };
  const welcome = {
    ...common,
    popup,
    uuid: '01936f2e-7c1a-7000-8000-0000000000a1',
    title: 'ยินดีต้อนรับสมาชิกทุกท่าน',
    detail: 'ฝากถอนรวดเร็วตลอด 24 ชั่วโมง ติดปัญหาทักหาเจ้าหน้าที่ได้ทันที',
    titleEn: 'Welcome to all members',
    detailEn: 'Fast deposits and withdrawals, day and night. Our staff are here whenever you need help.',
  };
  const bank = {
    ...common,
    uuid: '01936f2e-7c1a-7000-8000-0000000000a2',
    title: 'ธนาคารปิดปรับปรุงระบบเวลา 02:00–03:00 น.',
    detail: 'ช่วงเวลาดังกล่าวการฝากและถอนอาจล่าช้ากว่าปกติ ขออภัยในความไม่สะดวก',
    titleEn: null,
    detailEn: null,
  };
  return audience === 'visitors' ? [welcome] : [welcome, bank];
}
