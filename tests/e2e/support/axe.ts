import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules without which readers of headings lose their way; axe rates them as moderate. */
const headings = new Set(['heading-order', 'page-has-heading-one', 'empty-heading']);

interface Check {
  /** CSS selector of the part to check; the complete page by default. */
  readonly within?: string | undefined;
  /** Only serious and critical violations, and those of the order of headings. */
  readonly severeOnly?: boolean;
  /** Only rules about colours, a small part of the work. */
  readonly colorsOnly?: boolean;
}

/**
 * Accessibility violations: each violated rule with its elements. Frames are excluded because their pages are checked
 * separately; legacy mode then runs axe in the page itself, without a second page that collects results.
 */
export async function accessibilityViolations(
  page: Page,
  { within, severeOnly = false, colorsOnly = false }: Check = {},
): Promise<string[][]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // Preloading copies style sheets of shadow roots into inline styles, which the content security policy blocks.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .exclude('iframe');
  if (colorsOnly) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(
      ({ id, impact }) => !severeOnly || impact === 'serious' || impact === 'critical' || headings.has(id),
    )
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))]);
}
