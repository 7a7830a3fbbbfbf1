import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * Axe on an open page, told to keep to what a check asks for: nothing but violations is described, and the page
 * itself answers, since no page of the site has frames. Both together take less than half the time.
 *
 * @param options rules to run; those that axe runs by itself unless given
 */
export function axeOn(page: Page, options?: Options): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ ...options, resultTypes: ['violations'] })
    .setLegacyMode(true);
}
