import styled from 'styled-components';

/** A lotus on still water, in the brand's colours. */
export function CalmArt() {
  return (
    <Art viewBox="0 0 160 96" aria-hidden="true">
      <circle className="moon" cx="80" cy="40" r="34" />
      <g className="far">
        <path d="M80 70C58 66 46 52 44 34c16 4 30 16 36 36Z" />
        <path d="M80 70c22-4 34-18 36-36-16 4-30 16-36 36Z" />
      </g>
      <g className="near">
        <path d="M80 72C66 60 62 42 68 26c8 10 12 26 12 46Z" />
        <path d="M80 72c14-12 18-30 12-46-8 10-12 26-12 46Z" />
      </g>
      <path className="heart" d="M80 72c-8-12-8-38 0-54 8 16 8 42 0 54Z" />
      <g className="water">
        <path d="M34 76h92M48 84h64M64 92h32" />
      </g>
    </Art>
  );
}

const Art = styled.svg`
  width: 160px;
  height: 96px;

  .moon {
    fill: var(--accent-soft);
  }
  .far {
    fill: var(--accent);
    opacity: 0.4;
  }
  .near {
    fill: var(--accent);
    opacity: 0.7;
  }
  .heart {
    fill: var(--gold);
  }
  .water {
    fill: none;
    stroke: var(--line-strong);
    stroke-linecap: round;
    stroke-width: 2;
  }
`;
