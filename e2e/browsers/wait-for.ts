import { patience } from './visitor';

/** Polls until there is a result. @throws with `words` in the message after the timeout */
export async function waitFor<Answer>(
  ask: () => Promise<Answer | undefined>,
  words: string,
): Promise<Answer> {
  const since = Date.now();
  while (Date.now() - since < patience) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Waited ${patience / 1000} s for ${words}`);
}

/**
 * Finds an element by a selector in Puppeteer's syntax, `[role=option]::-p-text(Cut)`; returns its box as
 * text too.
 */
export function findInPage(given: string): readonly [Element, string] | undefined {
  const [, selector = given, words = ''] = /^(.*)::-p-text\((.*)\)$/.exec(given) ?? [];
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.textContent.includes(words) && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return undefined;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [found, [x, y, width, height].join(' ')];
}

/**
 * Waits until an element does not move any more, so that a click does not miss it.
 *
 * @param ask returns the element, and its position as text
 */
export function waitForRest<Found>(
  ask: () => Promise<readonly [Found, string] | undefined>,
  words: string,
): Promise<Found> {
  let before = '';
  return waitFor(async () => {
    const [found, place = ''] = (await ask()) ?? [];
    const stands = place !== '' && place === before;
    before = place;
    return stands ? found : undefined;
  }, words);
}
