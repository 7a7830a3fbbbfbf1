import type { Page } from '@playwright/test';
import { Stage } from '../support/stage';

const empty =
  '<!doctype html><html lang="en"><title>Stage</title><button>Before</button><main></main>';

/** A page of the site's origin that is empty, for one example and real keys. */
export async function stageOn(page: Page): Promise<Stage> {
  await page.route('**/stage', (route) => route.fulfill({ contentType: 'text/html', body: empty }));
  // A key pressed during an opening animation may be ignored.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return new Stage(page);
}
