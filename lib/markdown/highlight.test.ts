/** @jest-environment node */
import { toString } from 'hast-util-to-string';
import { highlight, highlightToHtml } from './highlight';
import { markdownToHtml } from './to-html';

describe('highlight', () => {
  it('marks keywords, names, strings, numbers and comments', async () => {
    const html = await highlightToHtml("const a = go('x', 3); // why\n", 'ts');
    expect(html).toContain('<i class=k>const </i>');
    expect(html).toContain('<i class=n>go</i>');
    expect(html).toContain("<i class=s>'x'</i>");
    expect(html).toContain('<i class=d>3</i>');
    expect(html).toContain('<i class=c>// why</i>');
  });

  it('reads Angular templates, also inside TypeScript', async () => {
    expect(await highlightToHtml('@if (a) {\n  <b [x]="y"></b>\n}', 'html')).toContain(
      '<i class=n>[x]</i>',
    );
    expect(
      await highlightToHtml('@Component({template: `<b (x)="y()"></b>`}) class A {}', 'ts'),
    ).toContain('<i class=n>(x)</i>');
  });

  it.each([
    ['javascript', 'const a = 1;', 'class=k>const'],
    ['shell', 'npm install', 'class=s>install'],
    ['console', '$ echo "a"', 'class=s>"a"'],
    ['xml', '<a b="c"/>', 'class=s>"c"'],
    ['less', '@a: 1px;', 'class=d>1'],
    ['jsonc', '{} // a', 'class=c>// a'],
    ['markdown', '- `a`', 'class=s>`a`'],
  ] as const)('knows the language %s', async (language, code, expected) => {
    expect(await highlightToHtml(code, language)).toContain(expected);
  });

  it('keeps every character and escapes markup', async () => {
    const source = 'let s = "<script>&</script>";\n\n  let t = 1;';
    const html = await highlightToHtml(source, 'ts');
    expect(html).not.toContain('<script>');
    expect(toString(await highlight(source, 'ts'))).toBe(source);
  });
});

describe('markdownToHtml', () => {
  it('renders doc comments and removes raw HTML that could break the page', async () => {
    const html = await markdownToHtml(
      '# Big\n\nUse `a` <script>x</script>\n\n```ts\nlet a = 1;\n```\n',
    );
    expect(html).toContain('<p><b>Big</b></p>');
    expect(html).toContain('<code translate="no">a</code>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('<i class=k>let</i>');
  });
});
