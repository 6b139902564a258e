import type { ReactNode } from 'react';
import { Balance, Content, type Drawings, Items, Logo, Sample } from './parts';

export const barDrawings: Drawings<'header' | 'navigation' | 'button' | 'icons'> = {
  header: {
    bar: () => (
      <>
        <rect width="96" height="16" fill="var(--v-surface)" />
        <rect y="15.2" width="96" height="0.8" fill="var(--v-ink)" opacity="0.2" />
        <Logo x={7} y={5} />
        <Balance x={74} y={5} />
        <Content y={23} />
      </>
    ),
    centered: () => (
      <>
        <rect width="96" height="18" fill="var(--v-surface)" />
        <rect y="16.5" width="96" height="1.5" fill="var(--v-gold)" />
        <path d="M7 6h9M7 9h9M7 12h9" stroke="var(--v-ink)" strokeWidth="1.2" opacity="0.55" />
        <rect x="34" y="4.5" width="28" height="8" rx="4" fill="var(--v-accent)" />
        <circle cx="85" cy="8.5" r="4" fill="var(--v-ink)" opacity="0.55" />
        <Content y={24} />
      </>
    ),
    floating: () => (
      <>
        <Sample>
          <rect x="6" y="5" width="84" height="15" rx="7.5" fill="var(--v-surface)" />
        </Sample>
        <Logo x={13} y={9.5} />
        <Balance x={69} y={9.5} />
        <Content y={26} />
      </>
    ),
  },
  navigation: {
    raised: () => (
      <>
        <Content y={5} />
        <rect y="43" width="96" height="17" fill="var(--v-surface)" />
        <Items y={52} but={2} />
        <circle cx="48" cy="45" r="9.5" fill="var(--v-ground)" />
        <circle cx="48" cy="45" r="7.5" fill="var(--v-accent)" />
      </>
    ),
    dock: () => (
      <>
        <Content y={5} />
        <Sample>
          <rect x="8" y="39" width="80" height="16" rx="8" fill="var(--v-surface)" />
        </Sample>
        <Items y={47} but={2} />
        <circle cx="48" cy="47" r="5.5" fill="var(--v-accent)" />
      </>
    ),
    flat: () => (
      <>
        <Content y={5} />
        <rect y="44" width="96" height="16" fill="var(--v-surface)" />
        <rect y="44" width="96" height="0.8" fill="var(--v-ink)" opacity="0.25" />
        <Items y={52.5} but={2} />
        <circle cx="48" cy="52.5" r="3" fill="var(--v-accent)" />
        <rect x="41" y="44" width="14" height="2" fill="var(--v-accent)" />
      </>
    ),
  },
  button: {
    rounded: () => <Button shape={<rect x="16" y="20" width="64" height="20" rx="6" />} />,
    pill: () => <Button shape={<rect x="16" y="20" width="64" height="20" rx="10" />} />,
    cut: () => <Button shape={<path d="M22 20h58v14l-6 6H16V26z" />} />,
    square: () => <Button shape={<rect x="16" y="20" width="64" height="20" />} />,
  },
  icons: {
    gloss: () => (
      <>
        {[14, 53].map((x) => (
          <g key={x}>
            <rect x={x} y="15" width="29" height="29" rx="8" fill="var(--v-accent)" />
            <path
              d={`M${x} 30v-7a8 8 0 0 1 8-8h13a8 8 0 0 1 8 8v3q-14 -2 -29 4z`}
              fill="#fff"
              opacity="0.35"
            />
          </g>
        ))}
        <g fill="var(--v-ground)">
          <Glyphs />
        </g>
      </>
    ),
    line: () => (
      <g fill="none" stroke="var(--v-accent)" strokeWidth="1.8" strokeLinejoin="round">
        <Glyphs />
      </g>
    ),
    flat: () => (
      <>
        <circle cx="28.5" cy="29.5" r="15" fill="var(--v-accent)" opacity="0.24" />
        <circle cx="67.5" cy="29.5" r="15" fill="var(--v-gold)" opacity="0.24" />
        <g fill="var(--v-accent)">
          <Glyphs />
        </g>
      </>
    ),
  },
};

function Button({ shape }: { readonly shape: ReactNode }) {
  return (
    <>
      <g fill="var(--v-accent)">{shape}</g>
      <rect x="34" y="28" width="28" height="4" rx="2" fill="var(--v-ground)" />
    </>
  );
}

/** A star and a present. */
const Glyphs = () => (
  <>
    <path d="M28.5 20.5l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2-4.5-4.4 6.2-.9z" />
    <path d="M59.5 25h16v4h-16zM61 29h13v9H61zM67.5 25q-6-1-4-4 2-2 4 4 2-6 4-4 2 3-4 4z" />
  </>
);
