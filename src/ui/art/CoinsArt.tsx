import { type ArtProps, Glint, Scene } from './Scene';

const stacks = [
  { x: 56, coins: 3 },
  { x: 100, coins: 6 },
  { x: 144, coins: 4 },
] as const;

/** Three stacks of coins: credit. */
export function CoinsArt({ size }: ArtProps) {
  return (
    <Scene {...(size === undefined ? {} : { size })}>
      {(p) => (
        <>
          {stacks.map(({ x, coins }) => (
            <g key={x}>
              {Array.from({ length: coins }, (_, n) => (
                <Coin key={n} x={x} y={134 - n * 12} fill={p.gold} isTop={n === coins - 1} />
              ))}
            </g>
          ))}
          <g transform="translate(100 34)">
            <circle r="22" fill={p.gold} stroke="var(--bg-deep)" strokeOpacity=".35" />
            <circle r="16" stroke="var(--on-gold)" strokeOpacity=".4" strokeWidth="1.6" />
            <path
              d="M-4-9V9M-4-9H1A4.5 4.5 0 0 1 1 0H-4M-4 0H2A4.5 4.5 0 0 1 2 9H-4M0-12V12"
              stroke="var(--on-gold)"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
            <path d="M-18-8A20 20 0 0 1 12-16C2-12-10-4-18-8Z" fill={p.gloss} opacity=".6" />
          </g>
          <Glint x={150} y={46} r={10} />
          <Glint x={48} y={58} r={7} />
          <Glint x={172} y={92} r={6} fill="var(--accent)" />
        </>
      )}
    </Scene>
  );
}

interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly isTop: boolean;
}

function Coin({ x, y, fill, isTop }: CoinProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-21 0V8A21 8 0 0 0 21 8V0Z" fill="var(--gold)" />
      <path d="M-21 0V8A21 8 0 0 0 21 8V0Z" fill="var(--on-gold)" opacity=".32" />
      <path d="M-13 7V13M-5 9.5V15.5M5 9.5V15.5M13 7V13" stroke="var(--gold)" strokeOpacity=".7" />
      <ellipse rx="21" ry="8" fill={fill} stroke="var(--on-gold)" strokeOpacity=".25" />
      {isTop && <ellipse rx="14" ry="5" stroke="var(--on-gold)" strokeOpacity=".4" strokeWidth="1.4" />}
    </g>
  );
}
