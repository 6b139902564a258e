import type { Brand } from '#schemas/brand/brand';

type FontName = Brand['theme']['font'];

const system = 'system-ui,sans-serif';

interface FontStack {
  /** The family that comes with the brand. */
  readonly family: string;
  readonly text: string;
  readonly figures: string;
  /** For text until the family has come. */
  readonly waiting: string;
}

/**
 * Families by font, few: a browser may look up each for every size and weight. The digits of Kanit and Prompt differ in width and have no tabular set, so columns of
 * figures use the phone's own font, whose digits are equal in width and cost no bytes.
 */
export const fontStacks: Readonly<Record<FontName, FontStack>> = {
  kanit: stackOf('Kanit', system),
  prompt: stackOf('Prompt', system),
  sarabun: stackOf('Sarabun', `Sarabun,${system}`),
};

/** What figures are drawn with until the fonts have come. */
export const waitingFigures = system;

function stackOf(family: string, figures: string): FontStack {
  const waiting = `'${family} Fallback',${system}`;
  return { family, text: `${family},${waiting}`, figures, waiting };
}
