export type BankStyle = { short: string; colour: string; ink: string };

/** The familiar colour of each Thai bank and our own monogram instead of the bank's logo. */
const banks: Record<string, BankStyle> = {
  KBANK: bank('K', '#128a2e'),
  SCB: bank('SCB', '#4e2a84'),
  KTB: bank('KTB', '#0f8fcb'),
  BBL: bank('BBL', '#1e3f9c'),
  BAY: bank('BAY', '#fdc51f', '#4a3500'),
  TTB: bank('ttb', '#0b56b3'),
  GSB: bank('GSB', '#d81283'),
  BAAC: bank('BAAC', '#2f7d32'),
  GHB: bank('GHB', '#d9620f'),
  UOB: bank('UOB', '#0a3a86'),
  CIMB: bank('CIMB', '#b3121b'),
  KKP: bank('KKP', '#5a4a94'),
  LHB: bank('LH', '#5d6470'),
  TISCO: bank('TSC', '#11519a'),
  ICBC: bank('ICBC', '#b80f1a'),
  IBANK: bank('iB', '#1c5a24'),
  TCRB: bank('TCR', '#0a5a8c'),
  CITI: bank('citi', '#0f6fae'),
  HSBC: bank('HSBC', '#c4000f'),
  SC: bank('SC', '#0a6e9a'),
};

/** The mark of a bank by code; an unknown code is shown as its first letters on slate. */
export const bankStyle = (code: string): BankStyle =>
  banks[code.toUpperCase()] ?? bank(code.slice(0, 3).toUpperCase(), '#4b5568');

function bank(short: string, colour: string, ink = '#ffffff'): BankStyle {
  return { short, colour, ink };
}
