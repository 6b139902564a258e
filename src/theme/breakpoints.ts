/** Least widths in px; phones need no query. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;

/** Media queries for styled templates: `${media.desktop} { … }`. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  hover: '@media (hover: hover) and (pointer: fine)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;
