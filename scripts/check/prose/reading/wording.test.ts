/** @jest-environment node */
import { testNames, testProse } from '@/scripts/check/prose/prose.fixture';
import { checkOpening, isLibraryName } from './openings';
import { countSyllables, formatFigures, formatHardest, readingEase } from './reading-ease';
import { checkTranslatedPhrases } from './translated-phrases';

const turns = (source: string) =>
  checkTranslatedPhrases(testProse(source)).map(({ message }) => message);

describe('checkTranslatedPhrases', () => {
  it.each([
    ["`'12px'` is none.", 'is none'],
    ['What is no number gives the fallback.', 'is no number gives'],
    ['It answers with a date.', 'answers with'],
    ['It answers `false` to every query.', 'answers ·'],
    ['That belongs into the constructor.', 'belongs into'],
    ['Often by a slip of the pen.', 'slip of the pen'],
    ['It knows no menu.', 'knows no'],
    ['When it counts as wrong is decided by a matcher.', 'When it counts as wrong is decided by'],
    ['A style of yours wins over the directive.', 'wins over'],
    ['Use it for a setting that takes effect at once.', 'takes effect at once'],
    ['Your code parsed a text.', 'a text'],
    ['In right-to-left pages, the keys are swapped.', 'In right-to-left pages'],
    ['Set it in the styles of your component.', 'in the styles of your component'],
    ['The list has the role `listbox`.', 'the role ·'],
    ['Include the mixin `elevation`.', 'the mixin ·'],
  ])('rejects "%s"', (source, turn) => {
    expect(turns(source)[0]).toContain(`unnatural turn "${turn}": `);
  });

  it.each([
    'Nonetheless, the answer is sent with the page.',
    'When it opens, the order is decided by a comparator.',
    'If there is one, it overrides the style.',
    'It opens several panels at once.',
    'A text field, and a text area, have the `listbox` role.',
    '## Troubleshooting\n\n### The value is none\n',
  ])('accepts "%s"', (source) => {
    expect(turns(source)).toEqual([]);
  });
});

describe('checkOpening', () => {
  const isName = (code: string) => isLibraryName(code, testNames());
  const faults = (source: string, path = 'content/overviews/material/button-toggle.md') =>
    checkOpening(testProse(source, path), isName).map(({ message }) => message);

  it.each([
    'Button toggles show a few choices side by side.',
    '`matButton` is one. Rest.',
    '`<mat-menu>` opens a list.',
    '`@angular/material/button` has buttons: two.',
    '[`MatMenu`](/a) opens a list.',
    'A button toggle shows choices: days or weeks.',
  ])('accepts "%s"', (source) => {
    expect(faults(source)).toEqual([]);
  });

  it.each([
    ['Day, week or month: a button toggle shows choices.', 'Day, week or month:'],
    ['Choices are easy. `MatMenu` shows them.', 'Choices are easy.'],
    ['Should a button toggle be used?', 'Should a button toggle be used?'],
    ['A native `button` is one.', 'A native · is one.'],
  ])('rejects "%s"', (source, start) => {
    expect(faults(source)).toEqual([
      `the first sentence must define the subject, and name its selector, symbol or title: "${start}"`,
    ]);
  });

  it('does not check guides', () => {
    expect(faults('Now.', 'content/guides/x.md')).toEqual([]);
  });
});

describe('reading ease', () => {
  it.each([
    ['list', 1],
    ['table', 2],
    ['value', 2],
    ['opened', 2],
    ['started', 2],
    ['accessibility', 6],
    ['The', 1],
  ])('counts the syllables of "%s"', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it('is lower for longer sentences and words, and ignores headings and code', () => {
    const easy = readingEase(
      testProse('## Configuration considerations\n\nThe cat sat on a mat.\n'),
    );
    expect(easy.ease).toBe(116);
    const hard = readingEase(
      testProse('Configuration considerations necessitate deliberation.', 'b'),
    );
    expect(hard.ease).toBeLessThan(0);
    expect(formatHardest([easy, hard])).toMatch(/ on average; hardest: b -\d+, content/);
    expect(formatFigures([easy, hard])[1]).toBe(' 116  content/overviews/material/x.md');
  });
});
