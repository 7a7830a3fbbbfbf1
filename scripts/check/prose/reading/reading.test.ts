/** @jest-environment node */
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { checkPhrases } from './phrases';
import { checkRhythm } from './rhythm';
import { checkStructure } from './structure';
import { countWords, sentencesOf } from './text';

const phrases = (source: string) => checkPhrases(testProse(source)).map(({ message }) => message);
const structure = (source: string) =>
  checkStructure(testProse(source, 'content/guides/x.md')).map(
    ({ line, message }) => `${line} ${message}`,
  );

describe('checkPhrases', () => {
  it.each([
    ['Do this in order to win.', 'stock phrase "in order to": write "to"'],
    ['Please wait.', 'stock phrase "Please": leave it out'],
    ['A powerful grid.', 'stock phrase "powerful": say what it does'],
    ["Let's start.", 'stock phrase "Let\'s": tell the reader what to do'],
    ['Now we add it.', 'stock phrase "we": write "you", or name the component'],
    [
      'Keys, e.g. Tab.',
      'stock phrase "e.g.": write "for example", "that is", or the rest of the list',
    ],
  ])('rejects "%s"', (text, message) => {
    expect(phrases(text)).toEqual([message]);
  });

  it('ignores code and quoted messages', () => {
    expect(phrases('Use `please`.\n\n## Troubleshooting\n\n### Please provide a thing\n')).toEqual(
      [],
    );
  });

  it('counts the words of a sentence', () => {
    const long = Array.from({ length: 41 }, () => 'word').join(' ');
    expect(phrases(`${long}.`)[0]).toMatch(/^a sentence of 41 words, more than 40: "word word/);
    expect(phrases(`${long.slice(0, 100)}. ${long.slice(100)}.`)).toEqual([]);
    expect(sentencesOf('One. Two? Three: four.')).toHaveLength(4);
  });
});

describe('checkStructure', () => {
  it.each([
    ['## Add A Button', '1 heading "Add A Button" is not in sentence case: "A"'],
    ['## add it', '1 heading "add it" starts with a lowercase letter'],
    ['## Add it.', '1 heading "Add it." ends with a punctuation mark'],
    ['## A\n\n#### B', '3 heading "B" skips from level 2 to level 4'],
    ['See [here](/a).', '1 the link text "here" does not say where it goes'],
    ['| Key | Does |\n| --- | --- |\n| Arrow Up | Moves |', '1 the key "Arrow Up" is not in <kbd>'],
    ['> [!NOTE]\n> Not bold.', '1 a callout must start with a bold lead: > **What matters.** Why.'],
  ])('rejects %j', (source, message) => {
    expect(structure(source)).toEqual([message]);
  });

  it.each([
    '## Use the CDK with Angular\n\n### Set `matButton`',
    '## Troubleshooting\n\n### MatTable: No Data Found.\n\n```html\n<br />\n```',
    'See [the tab order](/a) and [`MatButton`](/b).',
    '| Key | Does |\n| --- | --- |\n| <kbd>Tab</kbd> | Moves |\n| Any letter | Finds |',
    '| Keyword | Does |\n| --- | --- |\n| Tab | Moves |',
    '> [!NOTE]\n> **Bold.** Rest.',
    '> A quotation.',
  ])('accepts %j', (source) => {
    expect(structure(source)).toEqual([]);
  });

  it('requires a code block in each entry of the troubleshooting', () => {
    const code = '```ts\nconst a = 1;\n```';
    const page = (...entries: readonly string[]) =>
      `## Tasks\n\n### One\n\nText.\n\n## Troubleshooting\n\n${entries.join('\n\n')}\n`;
    const [cured, bare] = [`### It fails\n\nSet it:\n\n${code}`, '### It is `off`\n\nCheck it.'];
    const faults = (source: string) => structure(source).map((fault) => fault.replace(/^\d+ /, ''));
    expect(faults(page(cured, cured))).toEqual([]);
    const message = '"It is off" has no code block with its cure';
    expect(faults(page(bare, cured))).toEqual([message]);
    expect(faults(page(cured, bare))).toEqual([message]);
    expect(faults(`${page(bare)}\n## More\n\n${code}\n`)).toEqual([message]);
  });

  it('requires 400 to 1,500 words in an overview, without code blocks', () => {
    const words = (count: number) => `${'word '.repeat(count)}\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n`;
    const faults = (count: number) => checkStructure(testProse(words(count)));
    expect(faults(399)).toEqual([
      {
        file: 'content/overviews/material/x.md',
        line: 1,
        message: '399 words of prose, not 400 to 1500',
      },
    ]);
    expect(faults(400)).toEqual([]);
    expect(faults(1500)).toEqual([]);
    expect(faults(1501)).toHaveLength(1);
    expect(countWords(testProse('One `two three` <kbd>Four</kbd>.\n\n- five\n'))).toBe(4);
  });
});

describe('checkRhythm', () => {
  const long = 'One sentence of a text that takes its time to say something. ';
  const rhythm = (source: string) => checkRhythm(testProse(source)).map(({ message }) => message);

  it('rejects a text in which more than a third of the sentences are short', () => {
    expect(rhythm(`${long.repeat(14)}${'Press it: it opens. '.repeat(7)}`)).toEqual([]);
    expect(rhythm(`${long.repeat(14)}${'Press it: it opens. '.repeat(8)}`)).toEqual([
      '8 of 22 sentences have 8 words or fewer: join some of them',
    ]);
  });

  it('accepts short texts, and does not count headings, tables and callout marks', () => {
    expect(rhythm('Press it. '.repeat(19))).toEqual([]);
    const others = `${'## Press it\n\n'.repeat(20)}> [!NOTE]\n> **Now.** Wait.\n\n| A | B |\n| - | - |\n| C. | D. |\n`;
    expect(rhythm(`${long.repeat(20)}\n\n${others}`)).toEqual([]);
  });
});
