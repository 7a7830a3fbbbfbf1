/** @jest-environment node */
import { withWords, wordsLater } from './words-later';

jest.mock('@/content/words', () => ({
  words: { 'Link copied.': 'Link "kopiert".', 'Built-in palette': 'Fertige Palette' },
}));

it('gives a bundle the translations of its own texts, and no others', () => {
  const module = wordsLater.load(`${process.cwd()}/content/words.ts`) ?? '';
  const code = withWords(`${module.replace('export ', '')}; show(words['Link copied.']);`);
  const show = jest.fn();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a page runs it
  new Function('show', code)(show);
  expect(show).toHaveBeenCalledWith('Link "kopiert".');
  expect(code).not.toContain('Fertige Palette');
});

it('leaves other modules alone', () => {
  expect(wordsLater.load(`${process.cwd()}/content/words.tsx`)).toBeUndefined();
});
