/** Id of everything in the examples. */
export const id = '01936f2e-7c1a-7000-8000-0123456789ab';

/** Bonus settings as a back end sends them. */
export const userSetting = {
  bonusRate: 10,
  bonusRate2: 5,
  bonusTimeStart: '12:00:00',
  bonusTimeEnd: '13:00:00',
  bonusTimeStart2: '20:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus: 25,
  endNumberBonus2: 50,
  bonusMax: 500,
};

/** A member as log-in describes them. */
export const short = {
  uuid: id,
  name: 'สมชาย ใจดี',
  phone: '0812345678',
  level: 2,
  user_pass: { username: 'demo01' },
  user_credit: { point: 1234.5, level: 2 },
};

export const address = {
  uuid: id,
  receiver: 'สมชาย ใจดี',
  phone: '0812345678',
  line: '99/9 หมู่ 1 ถ.สุขุมวิท',
  subdistrict: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};
