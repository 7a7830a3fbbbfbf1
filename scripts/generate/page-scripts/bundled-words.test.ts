/** @jest-environment node */
import { insertWords, omitWords } from './bundled-words';

jest.mock('@/content/words', () => ({
  words: { 'Link copied.': 'Link "kopiert".', 'Built-in palette': 'Fertige Palette' },
}));

it('gives a bundle the translations of its own texts, and no others', () => {
  const module = omitWords.load(`${process.cwd()}/content/words.ts`) ?? '';
  const code = insertWords(`${module.replace('export ', '')}; show(words['Link copied.']);`);
  const show = jest.fn();
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a page runs it
  new Function('show', code)(show);
  expect(show).toHaveBeenCalledWith('Link "kopiert".');
  expect(code).not.toContain('Fertige Palette');
});

it('leaves other modules alone', () => {
  expect(omitWords.load(`${process.cwd()}/content/words.tsx`)).toBeUndefined();
});
