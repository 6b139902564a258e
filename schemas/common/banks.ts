import { hasOwn } from './text';

/**
 * Thai banks as plain data (no schema), fit for a browser. `bot` is the Bank of Thailand's code, a
 * string because of its leading zeros; `lengths` are the account number lengths in digits.
 */
export interface Bank {
  readonly bot: string;
  readonly th: string;
  readonly en: string;
  readonly lengths: readonly number[];
}

const ten = [10];
const twelve = [12];
/** Banks whose account lengths are not published. */
const any = [10, 11, 12, 13, 14, 15];

/** Banks that a member may register, in the order in which to offer them. */
export const banks = {
  KBANK: { bot: '004', th: 'กสิกรไทย', en: 'Kasikornbank', lengths: ten },
  SCB: { bot: '014', th: 'ไทยพาณิชย์', en: 'Siam Commercial Bank', lengths: ten },
  KTB: { bot: '006', th: 'กรุงไทย', en: 'Krungthai Bank', lengths: ten },
  BBL: { bot: '002', th: 'กรุงเทพ', en: 'Bangkok Bank', lengths: ten },
  BAY: { bot: '025', th: 'กรุงศรีฯ', en: 'Bank of Ayudhya (Krungsri)', lengths: ten },
  TTB: { bot: '011', th: 'ทหารไทยธนชาต', en: 'TMBThanachart Bank', lengths: ten },
  GSB: { bot: '030', th: 'ออมสิน', en: 'Government Savings Bank', lengths: twelve },
  BAAC: {
    bot: '034',
    th: 'ธ.ก.ส.',
    en: 'Bank for Agriculture and Agricultural Cooperatives',
    lengths: twelve,
  },
  GHB: { bot: '033', th: 'ธอส.', en: 'Government Housing Bank', lengths: twelve },
  UOB: { bot: '024', th: 'ยูโอบี', en: 'United Overseas Bank', lengths: ten },
  CIMB: { bot: '022', th: 'ซีไอเอ็มบี', en: 'CIMB Thai Bank', lengths: ten },
  KKP: { bot: '069', th: 'เกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank', lengths: ten },
  LHB: { bot: '073', th: 'แลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank', lengths: any },
  TISCO: { bot: '067', th: 'ทิสโก้', en: 'TISCO Bank', lengths: [14] },
  ICBC: { bot: '070', th: 'ไอซีบีซี', en: 'ICBC (Thai)', lengths: any },
  IBANK: { bot: '066', th: 'อิสลาม', en: 'Islamic Bank of Thailand', lengths: ten },
  TCRB: { bot: '071', th: 'ไทยเครดิต', en: 'Thai Credit Bank', lengths: any },
  CITI: { bot: '017', th: 'ซิตี้แบงก์', en: 'Citibank', lengths: ten },
  HSBC: { bot: '031', th: 'เอชเอสบีซี', en: 'HSBC', lengths: any },
  SC: { bot: '020', th: 'สแตนดาร์ดชาร์เตอร์ด', en: 'Standard Chartered Bank', lengths: any },
} as const satisfies Record<string, Bank>;

/** The wallet that a brand may allow besides the banks (CON-04): its number is the owner's phone. */
export const wallets = {
  TRUEMONEY: { bot: '', th: 'ทรูมันนี่ วอลเล็ท', en: 'TrueMoney Wallet', lengths: ten },
} as const satisfies Record<string, Bank>;

/** Banks that can only be the source of a transfer, by their Bank of Thailand code. */
export const otherBanks: Readonly<Record<string, Omit<Bank, 'lengths' | 'bot'>>> = {
  '035': { th: 'เพื่อการส่งออกและนำเข้าฯ', en: 'Export-Import Bank of Thailand' },
  '039': { th: 'มิซูโฮ', en: 'Mizuho Bank' },
  '045': { th: 'บีเอ็นพี พารีบาส์', en: 'BNP Paribas' },
  '052': { th: 'แห่งประเทศจีน', en: 'Bank of China' },
  '065': { th: 'ธนชาต', en: 'Thanachart Bank (now TMBThanachart)' },
  '098': { th: 'เอสเอ็มอี', en: 'SME Development Bank' },
};

export type BankCode = keyof typeof banks;
export type MemberBankCode = BankCode | keyof typeof wallets;

export const bankCodes = Object.keys(banks) as BankCode[];
export const memberBankCodes = [...bankCodes, ...(Object.keys(wallets) as (keyof typeof wallets)[])];

/** The bank or wallet of a code, `undefined` for an unknown one. */
export function bankByCode(code: string): Bank | undefined {
  const all: Readonly<Record<string, Bank>> = { ...banks, ...wallets };
  return hasOwn(all, code) ? all[code] : undefined;
}

/** Our code for a Bank of Thailand code, `undefined` where members cannot have that bank. */
export function codeByBot(bot: string): BankCode | undefined {
  return bankCodes.find((code) => banks[code].bot === bot);
}
