import { patience } from './visitor';

/** Asks until there is an answer. @throws with the words when there is none in time */
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

/** Text by its selector, as Puppeteer writes it: `[role=option]::-p-text(Cut)`. With where it is, in words. */
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
 * Waits until something stands still: what still moves would be pressed beside.
 *
 * @param ask what it is, and where, in words
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
