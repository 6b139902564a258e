import { Sheet, at, group, path, rect } from '../svg';

/** The picture that stands in for one that cannot be found: untinted, quiet on dark and light alike. */
export function placeholder(): string {
  const s = new Sheet(160, 160);
  const ink = '#8b93a7';
  s.add(
    rect(0, 0, 160, 160, 22, s.lin(['#8b93a72e', '#8b93a714'])),
    rect(
      1,
      1,
      158,
      158,
      21,
      'none',
      `stroke="${ink}" stroke-opacity=".35" stroke-width="1.5" stroke-dasharray="7 6"`,
    ),
    group(
      `stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`,
      rect(40, 48, 80, 62, 12, '#8b93a726'),
      path('M42 100L62 80L76 92L96 70L118 94', 'none'),
    ),
    at(60, 66, 1, `<circle r="6.5" fill="${ink}"/>`),
    `<path d="M112 34L48 126" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
  );
  return s.toString();
}
