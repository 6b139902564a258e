import { useId } from 'react';

type Props = {
  /** Stored bank code, such as `KBANK`. */
  code: string | undefined;
  /** Width and height in CSS pixels. */
  size?: number;
};

const letterSize = [0, 28, 21, 16, 12.5];

/**
 * A tile in a Thai bank's colour with its monogram. Hidden from screen readers, because the bank's name is next to it.
 */
export function BankMark({ code, size = 36 }: Props) {
  const id = useId();
  const { short, colour, ink } = bankStyle(code ?? '');
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".24" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".18" />
        </linearGradient>
      </defs>
      <rect width="48" height="48" rx="13" fill={colour} />
      <path d="M24 3L45 24L24 45L3 24Z" fill="#fff" opacity=".07" />
      <rect
        x=".75"
        y=".75"
        width="46.5"
        height="46.5"
        rx="12.25"
        fill={`url(#${id})`}
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="1.5"
      />
      <text
        x="24"
        y="24"
        fill={ink}
        fontSize={letterSize[short.length] ?? 12}
        fontWeight="700"
        fontFamily="var(--font-display)"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {short}
      </text>
    </svg>
  );
}

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
