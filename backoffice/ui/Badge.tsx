import { toneStyles } from './controlStyles';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

interface Props extends ComponentProps<'span'> {
  readonly tone?: Tone | undefined;
}

/** A short text or number about a status. */
export function Badge({ tone = 'neutral', ...rest }: Props) {
  return <Face {...rest} data-tone={tone} />;
}

const Face = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 18px;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--tone-soft, var(--s-hover));
  color: var(--tone, var(--s-muted));
  font-size: 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  white-space: nowrap;

  ${toneStyles}
`;

/** Marks what differs from the published value. */
export const Dot = styled.span`
  flex: none;
  align-self: center;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: var(--s-accent);
`;

interface SwatchProps {
  /** CSS colours; several share the square. */
  readonly colours: readonly string[];
  readonly size?: number;
}

/** Shows colours; the text next to it names them. */
export function Swatch({ colours, size = 20 }: SwatchProps) {
  const share = 100 / colours.length;
  const stops = colours.map((c, i) => `${c} ${i * share}% ${(i + 1) * share}%`).join(',');
  return (
    <Square
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        borderRadius: size / 4,
        background: colours.length === 1 ? colours[0] : `linear-gradient(135deg,${stops})`,
      }}
    />
  );
}

const Square = styled.span`
  display: inline-block;
  flex: none;
  box-shadow: inset 0 0 0 1px rgba(128, 128, 128, 0.35);
`;

/** The studio's sign: a pavilion, two roofs over three pillars. */
export function StudioMark({ size = 20 }: { readonly size?: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5c1.6 2.7 4.4 4.8 7.6 5.9l-.9 2.1H5.3l-.9-2.1C7.600 6.300 10.400 4.200 12 1.500z" />
      <path d="M4.200 11h15.600c.8 1.300 1.900 2.300 3.200 3l-.8 2H1.800L1 14c1.300-.7 2.400-1.700 3.200-3z" />
      <path d="M4 17.500h2.500v5H4zM10.750 17.500h2.500v5h-2.500zM17.500 17.500H20v5h-2.500z" />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  fill: var(--s-accent);
`;
