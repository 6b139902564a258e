/** Minimum widths in px; phones need no query. */
const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries for styled templates: `${media.desktop} { … }`. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** A phone on its side; one upright with an open keyboard is narrower. */
  sideways: '@media (max-height: 480px) and (min-width: 560px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** A row that scrolls sideways without a visible scrollbar. */
export const sidewaysScroll = `
  overflow-x: auto;
  scrollbar-width: none;
  -webkit-overflow-scrolling: touch;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** Durations in ms, as CSS. The global style shortens them under reduced motion. */
export const motion = {
  fast: '150ms',
  base: '200ms',
  slow: '250ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  spring: 'cubic-bezier(.3,1.4,.5,1)',
} as const;

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
