import { useId } from 'react';
import { bankStyle } from './banks';

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
