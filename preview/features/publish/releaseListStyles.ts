import styled from 'styled-components';

/** A vertical list of releases as cards. */
export const ReleaseList = styled.ul`
  display: grid;
  gap: 12px;

  & > li {
    display: grid;
    gap: 6px;
    min-width: 0;
    padding: 12px;
    border: 1px solid var(--s-line);
    border-radius: var(--s-radius);
  }
  & small {
    color: var(--s-muted);
    overflow-wrap: anywhere;
  }
`;

/** The note of a release, and its status at the end. */
export const ReleaseHead = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;

  & > strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const ReleaseActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
