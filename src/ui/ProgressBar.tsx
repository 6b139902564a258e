import styled from 'styled-components';

interface Props {
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly tone?: 'accent' | 'gold';
}

/** A progress bar. The native element needs no style attribute for its width. */
export function ProgressBar({ value, label, tone = 'accent' }: Props) {
  return <Bar max={1} value={Math.min(1, Math.max(0, value))} aria-label={label} data-tone={tone} />;
}

const Bar = styled.progress`
  --fill: linear-gradient(90deg, var(--accent-2), var(--accent));
  display: block;
  width: 100%;
  height: 10px;
  border: 0;
  border-radius: var(--radius-pill);
  background: var(--bg-deep);
  box-shadow: inset 0 0 0 1px var(--line);
  overflow: hidden;
  appearance: none;
  -webkit-appearance: none;

  &[data-tone='gold'] {
    --fill: linear-gradient(90deg, var(--gold), var(--gold-2));
  }
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: var(--radius-pill);
    background: var(--fill);
  }
  &::-moz-progress-bar {
    border-radius: var(--radius-pill);
    background: var(--fill);
  }
`;
