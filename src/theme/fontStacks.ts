import type { Brand } from '#schemas/brand/brand';

type FontName = Brand['theme']['font'];

const system = 'system-ui,sans-serif';

interface FontStack {
  /** The family delivered with the brand. */
  readonly family: string;
  readonly text: string;
  readonly figures: string;
  /** Fallback until the family has loaded. */
  readonly waiting: string;
}

/**
 * Families by font, as few as possible, because a browser may look up each for every size and weight. The digits of
 * Kanit and Prompt differ in width and have no tabular set, so columns of figures use a system font with tabular
 * digits.
 */
export const fontStacks: Readonly<Record<FontName, FontStack>> = {
  kanit: stackOf('Kanit', system),
  prompt: stackOf('Prompt', system),
  sarabun: stackOf('Sarabun', `Sarabun,${system}`),
};

/** Font of figures until the fonts have loaded. */
export const waitingFigures = system;

function stackOf(family: string, figures: string): FontStack {
  const waiting = `'${family} Fallback',${system}`;
  return { family, text: `${family},${waiting}`, figures, waiting };
}
