import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * Creates axe for an open page. It reports violations only and runs in legacy mode, which ignores frames,
 * because no page of the site has any. Both together take less than half the time.
 *
 * @param options rules to run; axe's default rules otherwise
 */
export function axeOn(page: Page, options?: Options): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    .setLegacyMode(true);
}
