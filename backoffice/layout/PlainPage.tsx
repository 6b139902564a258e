import { ArrowLeft } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useIsFramed, useProgram } from './program';
import { Button, LinkButton } from '@backoffice/ui/Button';
import { StudioMark } from '@backoffice/ui/Badge';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** Next to the title. */
  readonly action?: ReactNode;
  /** In place of the title, which then only names the page: the heading of a member. */
  readonly head?: ReactNode;
  readonly back?: string;
  /** For tables and columns; lines of other pages stay short. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Next to the title of a page: a button that opens a dialog, such as the form of a new entry. */
export function DialogButton({ label, icon, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}

interface DialogButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly dialog: (close: () => void) => ReactNode;
}

/** A page that scrolls by itself: next to the rail of a program with a frame, otherwise below a slim bar. */
export function PlainPage({ title, text, action, head, back = '/', isWide = false, children }: Props) {
  const isFramed = useIsFramed();
  const Title = isFramed ? 'h2' : 'h1';
  const column = (
    <Column
      aria-label={isFramed ? title : undefined}
      data-framed={isFramed || undefined}
      data-wide={isWide || undefined}
    >
      {head === undefined ? (
        <Head>
          <div>
            <Title>{title}</Title>
            {text !== undefined && <p>{text}</p>}
          </div>
          {action}
        </Head>
      ) : (
        head
      )}
      {children}
    </Column>
  );
  if (isFramed) return column;
  return (
    <Page>
      <header>
        <PageBar back={back} />
      </header>
      {column}
    </Page>
  );
}

/** The way back, and the account. @param title the heading of a page that has no room for it below. */
export function PageBar({ back, title }: { readonly back: string; readonly title?: string }) {
  const { back: label, accountMenu } = useProgram();
  return (
    <Bar>
      <StudioMark />
      <LinkButton to={back} variant="ghost" size="s" icon={ArrowLeft}>
        {label}
      </LinkButton>
      {title !== undefined && <h1>{title}</h1>}
      {accountMenu}
    </Bar>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

/** The slim bar at the top of a page or program. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 8px 0 12px;
  border-bottom: 1px solid var(--s-line);
  background: var(--s-panel);

  & > h1 {
    font-size: 15px;
    white-space: nowrap;
  }
  & > :last-child {
    margin-left: auto;
  }
`;

const Column = styled.main`
  display: grid;
  flex: 1;
  grid-auto-rows: max-content;
  grid-template-columns: minmax(0, 920px);
  align-content: start;
  justify-content: center;
  gap: 16px;
  min-height: 0;
  min-width: 0;
  padding: 32px 20px 64px;
  overflow: auto;

  &[data-framed] {
    padding-block: 16px 40px;
  }
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 760px) {
    padding-inline: 12px;

    &[data-framed] {
      padding-block: 12px 32px;
    }
  }
`;

/** Not a header: a page within a frame has one banner, the frame's. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  h2 {
    font-size: 20px;
  }
  p {
    color: var(--s-muted);
  }
`;
