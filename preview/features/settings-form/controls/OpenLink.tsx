import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tooltip } from '@staff/ui/Tooltip';

interface Props {
  readonly href: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Opens an external page in a new tab, without opener or referrer. */
export function OpenLink({ href, label, children }: Props) {
  return (
    <Tooltip text={label}>
      <Link href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
        {children}
      </Link>
    </Tooltip>
  );
}

const Link = styled.a`
  display: grid;
  flex: none;
  width: 30px;
  height: 30px;
  place-items: center;
  border-radius: var(--s-radius);
  color: var(--s-muted);

  &:hover {
    background: var(--s-hover);
    color: var(--s-text);
  }
`;
