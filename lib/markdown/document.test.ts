/** @jest-environment node */
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './document';

const read = (source: string) =>
  readMarkdown(source, {
    file: 'guide.md',
    explainMissing: ({ example }) =>
      example === 'button-overview' ? undefined : `the id of an example, not "${example}"`,
    isPage: (path) => path === '/cdk/a11y/api',
  });

function find(tree: Root, tagName: string): Element {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found ??= node;
  });
  if (!found) throw new Error(`no <${tagName}>`);
  return found;
}

describe('readMarkdown', () => {
  it('assigns unique ids to headings and lists them', async () => {
    const { headings } = await read('## Use it\n\n### With `matButton`\n\n## Use it\n');
    expect(headings).toEqual([
      { id: 'use-it', text: 'Use it', depth: 2 },
      { id: 'with-matbutton', text: 'With matButton', depth: 3 },
      { id: 'use-it-1', text: 'Use it', depth: 2 },
    ]);
  });

  it('keeps short code with a hyphen or a space on one line, and breaks other code', async () => {
    const { tree } = await read(
      'Use `mat-icon`, `node --version`, `color` or `--mat-button-container-shape`.\n\n```html\n<mat-a />\n```\n',
    );
    const names: string[] = [];
    visit(tree, 'element', ({ properties, children: [text] }) => {
      if (properties.className?.toString() === 'nb' && text?.type === 'text')
        names.push(text.value);
    });
    expect(names).toEqual(['mat-icon', 'node --version']);
  });

  it('throws for an h1 and for a skipped level, naming the file', async () => {
    await expect(read('# Title\n')).rejects.toThrow('guide.md: heading "Title"');
    await expect(read('## A\n\n#### B\n')).rejects.toThrow(
      'guide.md: heading "B": expected level 3',
    );
  });

  it('places examples and snippets', async () => {
    const { tree } = await read(
      '<!-- example(button-overview) -->\n\n<!-- example({"example": "button-overview", "file": "a.html", "region": "r"}) -->\n\n<!-- a remark -->\n',
    );
    expect(toHtml(tree)).toContain('<live-example data-id="button-overview"></live-example>');
    expect(toHtml(tree)).toContain('data-file="a.html" data-region="r"');
  });

  it('throws for an unknown example with file and line, counting front matter', async () => {
    await expect(read('---\n# a\n---\nText\n\n<!-- example(nope) -->\n')).rejects.toThrow(
      'guide.md: line 6: expected the id of an example, not "nope"',
    );
    await expect(read('<!-- example({"example": 3}) -->\n')).rejects.toThrow('guide.md: line 1');
    await expect(
      read('<!-- example({"example": "button-overview", "region": "r"}) -->\n'),
    ).rejects.toThrow('guide.md: line 1');
  });

  it('places two examples side by side, and throws when one or its sentence is missing', async () => {
    const side = (example: string, why: string) => ({ example, why });
    const pair = (first: object, second: object) =>
      `<!-- pair(${JSON.stringify({ do: first, avoid: second })}) -->\n`;
    const good = side('button-overview', 'It is so.');
    const { tree } = await read(pair(good, side('button-overview', 'It is not.')));
    expect(find(tree, 'example-pair').properties).toEqual({
      dataDo: 'button-overview',
      dataDoWhy: 'It is so.',
      dataAvoid: 'button-overview',
      dataAvoidWhy: 'It is not.',
    });
    await expect(read(pair(good, side('nope', 'No.')))).rejects.toThrow(
      'guide.md: line 1: expected the id of an example, not "nope"',
    );
    await expect(read(pair(good, side('button-overview', 'no sentence')))).rejects.toThrow(
      'guide.md: line 1: expected pair(',
    );
    await expect(read(`Text\n\n<!-- pair({}) -->\n`)).rejects.toThrow('guide.md: line 3');
  });

  it('places a table of system variables, and throws for an unknown group', async () => {
    const { tree } = await read('<!-- system-variables(color) -->\n');
    expect(toHtml(tree)).toBe('<system-variables data-group="color"></system-variables>');
    await expect(read('<!-- system-variables(colors) -->\n')).rejects.toThrow('guide.md: line 1');
    await expect(read('<!-- system-variables -->\n')).rejects.toThrow('guide.md: line 1');
  });

  it('throws for a link to a missing page, with any fragment', async () => {
    await expect(
      read('[API](/cdk/a11y/api#FocusTrap) [W3C](https://w3.org) [here](#a)'),
    ).resolves.toBeDefined();
    await expect(read('Text\n\n[API](/cdk/a11y/apis#x)\n')).rejects.toThrow(
      'guide.md: line 3: expected a link to a page of the site, not "/cdk/a11y/apis#x"',
    );
  });

  it('turns alerts into callouts and leaves other quotations alone', async () => {
    const { tree } = await read('> [!WARNING]\n> **Stop.** Now.\n\n> A quotation\n');
    expect(find(tree, 'callout-box').properties['dataKind']).toBe('warning');
    expect(toHtml(find(tree, 'callout-box'))).not.toContain('[!WARNING]');
    expect(toHtml(find(tree, 'blockquote'))).toContain('A quotation');
  });

  it('highlights fences with their title, and throws for an unknown language', async () => {
    const { tree } = await read('```ts title="a.ts"\nconst a = 1;\n```\n');
    const block = find(tree, 'code-block');
    expect(block.properties['dataTitle']).toBe('a.ts');
    expect(block.properties['dataHtml']).toContain('<i class=k>const </i>');
    await expect(read('```cobol\nSTOP RUN.\n```\n')).rejects.toThrow('code fence "cobol"');
  });

  it('puts tables into named, focusable regions', async () => {
    const { tree } = await read('| Key | Does |\n| --- | --- |\n| <kbd>Tab</kbd> | Moves |\n');
    const html = toHtml(tree);
    expect(html).toContain('role="region" aria-label="Table: Key, Does"');
    expect(html).toContain('<th scope="col">Key</th>');
    expect(html).toContain('<td><kbd translate="no">Tab</kbd></td>');
  });

  it('reads front matter and names errors in it', async () => {
    expect((await read('---\n# nothing yet\n---\nText\n')).data).toEqual({});
    await expect(read('---\ntitel: A\n---\nText\n')).rejects.toThrow(
      'guide.md: front matter: expected no keys: nothing reads "titel"',
    );
    await expect(read('---\ntitle: A\n')).rejects.toThrow('front matter: expected a closing line');
    await expect(read('---\n- a\n---\n')).rejects.toThrow('a mapping of keys to values');
    await expect(read('---\na: [\n---\n')).rejects.toThrow(
      'guide.md: front matter: expected valid YAML',
    );
  });
});
