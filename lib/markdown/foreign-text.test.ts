/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';
import { readMarkdown } from './document';
import { normalizeMarkdown } from './foreign-text';
import { sourceLinks } from './source-links';

const sources = {
  root: '/acme',
  files: {
    'content/overviews/ui/button.md': 'src/ui/button/button.md',
    'content/overviews/ui/menu.md': 'src/ui/menu/menu.md',
    'content/guides/theming.md': 'guides/theming.md',
  },
  images: { 'guides/parts.png': 'guides-parts.png' },
  others: ['LICENSE'],
};

const pages: Readonly<Record<string, string>> = {
  'content/overviews/ui/menu.md': '/ui/menu/overview',
  'content/guides/theming.md': '/guide/theming',
};

const resolveLink = sourceLinks('content/overviews/ui/button.md', sources, {
  pageOf: (file) => pages[file],
  isPage: (path) => ['/guides', ...Object.values(pages)].includes(path),
  repository: 'https://example.org/acme/ui',
  imageAt: (name) => `/assets/content/${name}`,
});

const findCommentError = (html: string) =>
  html.includes('example(gone)') ? 'the id of an example, not "gone"' : undefined;

const explainMissing = ({ example }: { example: string }) =>
  example === 'button-basic' ? undefined : 'the id of an example';

/** Renders a text as on a page. */
async function shown(source: string) {
  const normal = normalizeMarkdown(source, { resolveLink, findCommentError });
  const document = await readMarkdown(normal.text, {
    file: 'x.md',
    explainMissing,
    isPage: () => true,
    resolveLink,
  });
  const warnings = [...normal.warnings, ...document.warnings];
  return { ...normal, ...document, warnings, html: toHtml(document.tree) };
}

describe('links that were written for a repository', () => {
  it.each([
    ['../menu/menu.md', '/ui/menu/overview'],
    ['../../../guides/theming.md#colors', '/guide/theming#colors'],
    ['/guides/theming.md', '/guide/theming'],
    ['/guides', '/guides'],
    ['../../../guides/parts.png', '/assets/content/guides-parts.png'],
    ['/assets/content/guides-parts.png', '/assets/content/guides-parts.png'],
    ['../../../LICENSE', 'https://example.org/acme/ui/blob/HEAD/LICENSE'],
    ['https://example.org/a', 'https://example.org/a'],
    ['#colors', '#colors'],
    ['gone.md', undefined],
    ['/components/gone/overview', undefined],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
  ])('%s', (url, to) => {
    expect(resolveLink(url)).toBe(to);
  });
});

describe('a text that was not written for this site', () => {
  it('takes its title from a heading of level 1, and keeps line numbers', async () => {
    const { title, text, headings } = await shown('---\nkey: 1\n---\n# The `uiButton`\n\n## Use\n');
    expect(title).toBe('The uiButton');
    expect(text.split('\n')).toHaveLength(7);
    expect(text).not.toContain('key');
    expect(headings).toEqual([{ id: 'use', text: 'Use', depth: 2 }]);
  });

  it('gets heading levels without gaps', async () => {
    const { headings, warnings } = await shown(
      '### A\n\n##### B\n\n#### C\n\n###### D\n\n### E\n\n# F\n',
    );
    expect(headings.map(({ text, depth }) => `${text}${depth}`).join()).toBe('A2,B3,C3,D4,E2,F2');
    expect(warnings).toEqual([
      { line: 1, subject: 'heading', message: 'headings begin at level 3' },
      { line: 3, subject: 'heading', message: 'heading "B" skips from level 3 to 5' },
      { line: 7, subject: 'heading', message: 'heading "D" skips from level 4 to 6' },
    ]);
  });

  it('keeps raw HTML without code that could run or restyle the page', async () => {
    const { html, warnings } = await shown(
      [
        '<details><summary>More</summary>',
        '',
        'Text <kbd onclick="x()">Esc</kbd>, <b style="position:fixed">bold</b>',
        '',
        '</details>',
        '<script>alert(1)</script><iframe src="//x"></iframe>',
        '<img src=x onerror="alert(1)"><a href="javascript:alert(1)">a</a>',
        '<svg><script>alert(1)</script></svg><form action="/x"><button>b</button></form>',
      ].join('\n'),
    );
    expect(html).toContain('<details><summary>More</summary>');
    expect(html).toContain('<kbd translate="no">Esc</kbd>');
    expect(html).toContain('<b>bold</b>');
    expect(html).not.toMatch(/script|onclick|onerror|iframe|style=|<form|alert/);
    expect(warnings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '3: "onclick" of <kbd> is left out',
      '3: "style" of <b> is left out',
      '6: <script> is left out',
      '7: "onerror" of <img> is left out',
      '8: <svg> is left out',
      '8: <form> is left out',
      expect.stringContaining('6: "//x" is blocked'),
      '7: the link "x" leads nowhere',
    ]);
  });

  it('links to pages, and loses links without a target, with warnings about their lines', async () => {
    const { html, warnings } = await shown(
      'A [menu](../menu/menu.md "the menu"), [`gone`](gone.md).\n\n[ref]\n\n[ref]: ../menu/menu.md\n',
    );
    expect(html).toContain('<a href="/ui/menu/overview" title="the menu">menu</a>');
    expect(html).toContain('<a href="/ui/menu/overview">ref</a>');
    expect(html).toContain('<code translate="no">gone</code>.');
    expect(warnings).toEqual([
      { line: 1, subject: 'link', message: 'the link "gone.md" leads nowhere' },
    ]);
  });

  it('keeps links to ids of raw HTML in the page, and no others', async () => {
    const { html, warnings } = await shown(
      '<a id="here"></a>\n\n[a](#here) [b](#nowhere) [c](#use)\n\n## Use\n',
    );
    expect(html).toMatch(/<span id="(user-content-here)"><\/span>.*href="#\1"/s);
    expect(html).toContain('<a>b</a>');
    expect(html).toContain('href="#use"');
    expect(warnings.map(({ message }) => message)).toEqual(['the link "#nowhere" leads nowhere']);
  });

  it('shows code in unknown languages as plain text, and leaves out unknown examples', async () => {
    const { html, warnings } = await shown(
      [
        '```cobol\nMOVE A\n```\n',
        '<!-- example(button-basic) -->\n\n<!-- example(gone) -->\n',
        '<live-example data-id="gone"></live-example>\n',
        '<pre><code class="language-algol">begin</code></pre>\n',
      ].join('\n'),
    );
    expect(html.match(/data-language="text"/g)).toHaveLength(2);
    expect(html.match(/<live-example/g)).toHaveLength(1);
    expect(warnings).toEqual([
      { line: 1, subject: 'code', message: 'code language "cobol" is not known' },
      { line: 7, subject: 'example', message: 'expected the id of an example, not "gone"' },
      { line: 11, subject: 'code', message: 'code language "algol" is not known' },
    ]);
  });
});
