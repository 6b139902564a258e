import { encode } from 'uqr';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useIsHydrated } from '@/lib/useIsHydrated';

interface Props {
  readonly value: string;
  /** Purpose of scanning it. */
  readonly label: string;
}

/**
 * A QR code as one path; black on white in every scheme, because cameras expect that. Drawn after hydration, because it
 * would add kilobytes to the prerendered HTML.
 */
export function QrCode({ value, label }: Props) {
  const isLive = useIsHydrated();
  const { path, size } = useMemo(() => (isLive ? draw(value) : BLANK), [value, isLive]);
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Frame>
  );
}

const BLANK = { path: '', size: 1 };

function draw(value: string): { path: string; size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const cells = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: cells.join(''), size };
}

const Frame = styled.svg`
  display: block;
  width: 100%;
  max-width: 220px;
  padding: 14px;
  border-radius: var(--radius-m);
  background: #fff;
  fill: #000;
`;
