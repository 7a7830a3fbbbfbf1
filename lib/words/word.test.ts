import { label, languageOf, word, wording } from './word';

jest.mock('@/content/language', () => ({ language: 'de' }));
jest.mock('@/content/words', () => ({
  words: { Search: 'Suchen', 'Browse {section}': '{section} durchsehen' },
}));

it('is translated, with its values', () => {
  expect(word('Search')).toBe('Suchen');
  expect(word('Browse {section}', { section: 'Widgets' })).toBe('Widgets durchsehen');
  expect(languageOf('Search')).toBeUndefined();
});

it('is English where the site does not translate it, and says so', () => {
  expect(word('All of {package}', { package: 'Widgets' })).toBe('All of Widgets');
  expect(languageOf('On this page')).toBe('en');
});

it('labels an element with the language of the label', () => {
  expect(label('Search')).toEqual({ 'aria-label': 'Suchen', lang: undefined });
  expect(label('Copy a link to {title}', { title: 'Knöpfe' })).toEqual({
    'aria-label': 'Copy a link to Knöpfe',
    lang: 'en',
  });
});

it('gives the language of a text that is not translated, and no property otherwise', () => {
  expect(wording('Search')).toStrictEqual({ text: 'Suchen' });
  expect(wording('On this page')).toStrictEqual({ text: 'On this page', lang: 'en' });
});
