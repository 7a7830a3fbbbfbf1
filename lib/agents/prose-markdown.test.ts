/** @jest-environment node */
import { site } from '@/content/site';
import { withSiteParts } from './prose-markdown';

const base = site.baseUrl;
const lines = (...text: readonly string[]) => text.join('\n');

it('replaces an example comment with the code of the example, with its imports', () => {
  const text = withSiteParts(
    lines('Before.', '', '<!-- example(button-overview) -->', '', 'After.'),
    'a.md',
  );
  expect(text).toMatch(/^Before\.\n\n\*\*Example: /);
  expect(text).toContain(`(${base}/components/button/examples/button-overview)`);
  expect(text).toContain('```ts title="button-overview-example.ts"\nimport { Component }');
  expect(text).toMatch(/\n```\n\nAfter\.$/);
});

it('replaces an example comment that names a file with that file', () => {
  const reference = '{"example": "button-overview", "file": "button-overview-example.ts"}';
  const text = withSiteParts(`<!-- example(${reference}) -->`, 'a.md');
  expect(text).toMatch(/^```ts title="button-overview-example\.ts"\n/);
  expect(text).not.toContain('```html');
});

it('replaces a system-variables comment with the table', () => {
  const text = withSiteParts('<!-- system-variables(color) -->', 'a.md');
  expect(text).toMatch(/^\| Variable \| Light \| Dark \|\n/);
  expect(text).toContain('`--mat-sys-primary`');
});

it('points links at pages as Markdown, and leaves code and other links alone', () => {
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
      .replace('(/components/categories)', `(${base}/components/categories.md)`)
      .replace('(/assets/', `(${base}/assets/`),
  );
});

it('removes marks that only our own checks read', () => {
  const source = lines('---', '# a note', '---', '```ts complete title="a.ts"', 'complete;', '```');
  expect(withSiteParts(source, 'a.md')).toBe(lines('```ts title="a.ts"', 'complete;', '```'));
});

it('replaces a pair comment with both examples, each with its sentence', () => {
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
