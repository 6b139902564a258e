type Props = {
  /** Width and height in CSS pixels. */
  size?: number;
};

/** Facets of a brilliant seen from the side: outline points and the white or black laid over the accent. */
const facets: ReadonlyArray<readonly [points: string, veil: string, opacity: number]> = [
  ['8,20 18,8 24,20', '#fff', 0.34],
  ['18,8 32,8 24,20', '#fff', 0.5],
  ['32,8 46,8 40,20', '#fff', 0.12],
  ['32,8 24,20 40,20', '#fff', 0.26],
  ['46,8 56,20 40,20', '#000', 0.1],
  ['8,20 24,20 32,56', '#fff', 0.1],
  ['24,20 40,20 32,56', '#fff', 0.2],
  ['40,20 56,20 32,56', '#000', 0.26],
];

/** The platform's gem, in the accent of the page. */
export function GemMark({ size = 32 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M18 8H46L56 20L32 56L8 20Z"
        fill="var(--accent)"
        stroke="var(--accent)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      {facets.map(([points, veil, opacity]) => (
        <polygon key={points} points={points} fill={veil} fillOpacity={opacity} />
      ))}
    </svg>
  );
}
