import styled from 'styled-components';

interface Props {
  /** CSS colours; several share the square. */
  readonly colours: readonly string[];
  readonly size?: number;
  readonly round?: boolean;
}

/** Shows colours; the text next to it names them. */
export function Swatch({ colours, size = 20, round = false }: Props) {
  const share = 100 / colours.length;
  const stops = colours.map((c, i) => `${c} ${i * share}% ${(i + 1) * share}%`).join(',');
  return (
    <Square
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        borderRadius: round ? '50%' : size / 4,
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
