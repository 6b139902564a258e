import styled from 'styled-components';

interface Props {
  /** Pixels. */
  readonly size: number;
}

/** Icon of a messaging contact: two speech bubbles on green. */
export function LineMark({ size }: Props) {
  return (
    <Mark viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
      <rect width="44" height="44" rx="13" fill="#06c755" />
      <path
        d="M22 10c-7.7 0-14 4.9-14 11 0 4 2.7 7.4 6.7 9.4l-.9 4.1c-.1.5.4.9.9.6l5.3-3.2c.7.1 1.3.1 2 .1 7.7 0 14-4.9 14-11s-6.3-11-14-11z"
        fill="#fff"
      />
      <path d="M15.5 21h.01M22 21h.01M28.5 21h.01" stroke="#06c755" strokeWidth="3.6" strokeLinecap="round" />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
`;
