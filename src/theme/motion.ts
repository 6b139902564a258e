/** Durations in ms, as CSS. The global style shortens all of them under reduced motion. */
export const motion = {
  fast: '150ms',
  base: '200ms',
  slow: '250ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  spring: 'cubic-bezier(.3,1.4,.5,1)',
} as const;
