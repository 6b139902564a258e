import { useId } from 'react';

const rows = [0, 1, 2, 3, 4, 5, 6];
const columns = [0, 1, 2, 3, 4];

/** The back of every card: a lattice of gems around a star, in the brand's colours. */
export function CardBack() {
  const id = useId();
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 100 138"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--accent-2)" />
        </linearGradient>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe6a3" />
          <stop offset="1" stopColor="#e2a52f" />
        </linearGradient>
        <radialGradient id={`${id}h`} cx=".3" cy=".1" r="1">
          <stop stopColor="#fff" stopOpacity=".28" />
          <stop offset=".6" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="100" height="138" fill={`url(#${id}g)`} />
      <rect width="100" height="138" fill="#03101c" fillOpacity=".5" />
      <g stroke="#fff" strokeOpacity=".13">
        {rows.flatMap((row) =>
          columns.map((column) => (
            <path
              key={`${row}-${column}`}
              d="M0-10L10 0L0 10L-10 0Z"
              transform={`translate(${10 + column * 20} ${9 + row * 20})`}
            />
          )),
        )}
      </g>
      <rect
        x="7"
        y="7"
        width="86"
        height="124"
        rx="9"
        stroke={`url(#${id}s)`}
        strokeOpacity=".85"
        strokeWidth="1.6"
      />
      <circle cx="50" cy="69" r="26" fill={`url(#${id}g)`} stroke={`url(#${id}s)`} strokeWidth="1.6" />
      <circle cx="50" cy="69" r="26" fill="#03101c" fillOpacity=".35" />
      <path
        d="M50 50L55.3 62.6L69 63.8L58.7 72.8L61.8 86.2L50 79.1L38.2 86.2L41.3 72.8L31 63.8L44.7 62.6Z"
        fill={`url(#${id}s)`}
        stroke="var(--bg-deep)"
        strokeOpacity=".35"
        strokeLinejoin="round"
      />
      <rect width="100" height="138" fill={`url(#${id}h)`} />
    </svg>
  );
}
