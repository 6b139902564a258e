import styled from 'styled-components';

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
