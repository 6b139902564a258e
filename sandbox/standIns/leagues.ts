/** A name in both languages. */
export interface Name {
  readonly th: string;
  readonly en: string;
}

export interface League {
  readonly id: string;
  readonly name: Name;
  /** An even number of clubs. */
  readonly clubs: readonly Name[];
  /** Minutes by which its rounds kick off later than the full two hours. */
  readonly delay: number;
}

const club = (th: string, en: string): Name => ({ th, en });

/** Invented leagues and clubs: a demo uses no real club's name. */
export const leagues: readonly [League, ...League[]] = [
  {
    id: 'siam',
    name: club('สยามพรีเมียร์ลีก', 'Siam Premier League'),
    delay: 0,
    clubs: [
      club('พระนคร เอฟซี', 'Phra Nakhon FC'),
      club('ล้านนา ซิตี้', 'Lanna City'),
      club('อันดามัน ยูไนเต็ด', 'Andaman United'),
      club('อีสาน วอริเออร์', 'Isan Warriors'),
      club('ท่าเรือ สตาร์', 'Harbour Stars'),
      club('ศรีวิชัย เอฟซี', 'Srivijaya FC'),
      club('บูรพา โรเวอร์ส', 'Burapha Rovers'),
      club('สิงห์เหนือ', 'Northern Lions'),
    ],
  },
  {
    id: 'mekong',
    name: club('แม่โขงลีก', 'Mekong League'),
    delay: 40,
    clubs: [
      club('ริเวอร์ไซด์', 'Riverside'),
      club('เวียงคำ', 'Wiang Kham'),
      club('โขงเจียม ซิตี้', 'Khong Chiam City'),
      club('ภูผา เอฟซี', 'Phu Pha FC'),
      club('นาคา ยูไนเต็ด', 'Naga United'),
      club('ทุ่งทอง', 'Golden Field'),
      club('ดอกคูน เอฟซี', 'Dok Khun FC'),
      club('ฝั่งโขง ยังส์', 'Mekong Youth'),
    ],
  },
  {
    id: 'gulf',
    name: club('อ่าวไทยคัพ', 'Gulf Cup'),
    delay: 80,
    clubs: [
      club('หาดทราย เอฟซี', 'White Sand FC'),
      club('เกาะแก้ว', 'Glass Island'),
      club('คลื่นลม ยูไนเต็ด', 'Wind and Wave'),
      club('ปะการัง ซิตี้', 'Coral City'),
      club('ประภาคาร', 'The Lighthouse'),
      club('นาวี สปอร์ต', 'Navy Sport'),
      club('มะพร้าวหอม', 'Coconut Grove'),
      club('อ่าวเงิน เอฟซี', 'Silver Bay FC'),
    ],
  },
];
