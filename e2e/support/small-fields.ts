import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';

/** Text fields and lists whose text is so small that phones zoom in when they get the focus; not those of examples. */
export const smallFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input:not([type=radio], [type=checkbox], [type=range], [type=color]), select')
    .or(page.locator('textarea'))
    .evaluateAll(
      (fields, host) =>
        fields
          .filter((one) => !one.closest(host))
          .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
          .map((one) => one.outerHTML),
      hooked('liveHost'),
    );
