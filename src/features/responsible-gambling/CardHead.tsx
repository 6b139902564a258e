import { CalendarClock, Hourglass, PauseCircle, Scale, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { text as textStyle } from '@/theme/typography';

const icons = {
  wallet: Wallet,
  clock: Hourglass,
  scale: Scale,
  pause: PauseCircle,
  long: CalendarClock,
} as const;

interface Props {
  readonly icon: keyof typeof icons;
  readonly title: string;
  readonly text: string;
}

/** The heading of one card of the page with a one-sentence description. */
export function CardHead({ icon, title, text }: Props) {
  const Icon = icons[icon];
  return (
    <Head>
      <Icon size={22} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 12px;

  svg {
    box-sizing: content-box;
    padding: 9px;
    border-radius: var(--radius-m);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  h2 {
    ${textStyle('lead', 'bold')}
  }
  p {
    grid-column: 1 / -1;
    margin: 4px 0 0;
    color: var(--text-muted);
    ${textStyle('small')}
  }
`;
