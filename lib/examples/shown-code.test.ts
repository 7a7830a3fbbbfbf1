import { shownCode } from './shown-code';

const around = (comment: string) => `import { a } from 'a';\n\n${comment}export class A {}\n`;

describe('shownCode', () => {
  it.each([
    ['a comment with tags only', '/**\n * @title A\n * @summary Shows an a.\n */\n', ''],
    ['a tag of two lines', '/**\n * @title A\n * @summary Shows\n *   an a.\n */\n', ''],
    ['a comment on one line', '/** @title A */\n', ''],
    [
      'only the tags of a comment that says more',
      '/**\n * Holds the a.\n *\n * @title A\n * @deprecated Use b.\n */\n',
      '/**\n * Holds the a.\n * @deprecated Use b.\n */\n',
    ],
  ])('removes %s', (_, comment, rest) => {
    expect(shownCode(around(comment))).toBe(around(rest));
  });

  it('keeps all other comments and code', () => {
    const text = around('/**\n * Holds the a.\n *\n * @param titleCase its @title\n */\n').replace(
      '@title',
      'title',
    );
    expect(shownCode(text)).toBe(text);
    expect(shownCode('<!-- @title -->\n')).toBe('<!-- @title -->\n');
  });

  it('removes the marks of regions', () => {
    expect(shownCode('// #docregion a\nconst a = 1;\n// #enddocregion a\n')).toBe('const a = 1;\n');
  });
});
