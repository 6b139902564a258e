import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** CSS of the part to look at; the whole page without it. */
  readonly within?: string | undefined;
  /** Only what keeps people out: serious and critical. */
  readonly grave?: boolean;
}

/**
 * What keeps somebody out of a screen: each rule that is broken, and where. Frames are left out, since each holds a page
 * that has a look of its own; so the page itself can run the rules, without a second one beside it to collect answers.
 */
export async function obstacles(page: Page, { within, grave = false }: Look = {}): Promise<string[][]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // Preloading copies style sheets of shadow roots into inline styles, which the policy of the page refuses.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .exclude('iframe');
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => !grave || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))]);
}
