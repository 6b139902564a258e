import type { Brand } from '#schemas/brand/brand';

type FontName = Brand['theme']['font'];

const system = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/**
 * Families by font. The digits of Kanit and Prompt differ in width and have no tabular set, so columns of
 * figures use the phone's own font, whose digits are equal in width and cost no bytes.
 */
export const fontStacks: Readonly<Record<FontName, { readonly text: string; readonly figures: string }>> = {
  kanit: { text: `Kanit,'Kanit Fallback',${system}`, figures: system },
  prompt: { text: `Prompt,'Prompt Fallback',${system}`, figures: system },
  sarabun: { text: `Sarabun,'Sarabun Fallback',${system}`, figures: `Sarabun,${system}` },
};
