/** @jest-environment node */
import { site } from '@/content/site';
import { withSiteParts } from './prose-markdown';

const base = site.baseUrl;
const lines = (...text: readonly string[]) => text.join('\n');

it('puts the code of an example, with its imports, where it stands', () => {
  const text = withSiteParts(
    lines('Before.', '', '<!-- example(button-overview) -->', '', 'After.'),
    'a.md',
  );
  expect(text).toMatch(/^Before\.\n\n\*\*Example: /);
  expect(text).toContain(`(${base}/components/button/examples/button-overview)`);
  expect(text).toContain('```ts title="button-overview-example.ts"\nimport { Component }');
  expect(text).toMatch(/\n```\n\nAfter\.$/);
});

it('puts one file of an example where that is asked for', () => {
  const reference = '{"example": "button-overview", "file": "button-overview-example.ts"}';
  const text = withSiteParts(`<!-- example(${reference}) -->`, 'a.md');
  expect(text).toMatch(/^```ts title="button-overview-example\.ts"\n/);
  expect(text).not.toContain('```html');
});

it('puts the table of system variables where it stands', () => {
  const text = withSiteParts('<!-- system-variables(color) -->', 'a.md');
  expect(text).toMatch(/^\| Variable \| Light \| Dark \|\n/);
  expect(text).toContain('`--mat-sys-primary`');
});

it('leads links to pages as Markdown, and leaves code and other links alone', () => {
  const source = lines(
    'A [button](/components/button/overview), [`MatButton`](/components/button/api#MatButton "API"),',
    '![A picture](/assets/content/a.png), [a list](/components/categories), [elsewhere](https://angular.dev), `[x](/guides)`.',
    '',
    '```html',
    '<!-- example(none) --> [x](/guides)',
    '```',
  );
  expect(withSiteParts(source, 'a.md')).toBe(
    source
      .replace('(/components/button/overview)', `(${base}/components/button/overview.md)`)
      .replace('(/components/button/api#', `(${base}/components/button/api.md#`)
      .replace('(/components/categories)', `(${base}/components/categories)`)
      .replace('(/assets/', `(${base}/assets/`),
  );
});

it('takes out what only our own checks read', () => {
  const source = lines('---', '# a note', '---', '```ts complete title="a.ts"', 'complete;', '```');
  expect(withSiteParts(source, 'a.md')).toBe(lines('```ts title="a.ts"', 'complete;', '```'));
});

it('puts both examples of a pair, each with its sentence, where it stands', () => {
  const side = (example: string, why: string) => ({ example, why });
  const pair = {
    do: side('button-overview', 'It shows.'),
    avoid: side('button-progress-indicator', 'It hides.'),
  };
  const text = withSiteParts(`<!-- pair(${JSON.stringify(pair)}) -->`, 'a.md');
  expect(text).toMatch(/^\*\*Do\.\*\* It shows\.\n\n\*\*Example: /);
  expect(text).toContain('\n\n**Don’t.** It hides.\n\n**Example: ');
  expect(text).toContain('title="button-progress-indicator-example.html"');
});
