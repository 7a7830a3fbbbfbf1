/** @jest-environment node */
import { sitePages } from '@/lib/navigation/site-pages';
import { hasMarkdownPage } from './has-markdown-page';
import { llmsFullText, llmsText } from './llms';
import { allMarkdownPages } from './markdown-pages';

const pages = allMarkdownPages();
const textOf = (path: string) => pages.find((page) => page.path === path)?.text() ?? '';

it('includes every page', () => {
  const expected = sitePages().map(({ path }) => path);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  expect(expected).toEqual(expect.arrayContaining(['/', '/guides', '/search', '/theme-builder']));
  expect(expected.every(hasMarkdownPage)).toBe(true);
  expect(hasMarkdownPage('/404')).toBe(false);
});

it('prints an API as tables', () => {
  const text = textOf('/components/button/api');
  expect(text).toMatch(/^# Button: API\n\n> /);
  expect(text).toContain('\n## MatButton\n');
  expect(text).toContain("import { MatButton } from '@angular/material/button';");
  expect(text).toMatch(/\*\*Inputs\*\*\n\n\| Name \| Type \| Default \| Description \|\n/);
  expect(text).toMatch(/\n\| `disabled` \| `boolean`/);
  expect(text).toMatch(/\*\*Methods\*\*\n\n\| Method \| Description \|\n/);
  expect(text).toMatch(/\n\| `focus\(/);
  // Harnesses have a heading of their own.
  expect(text).toMatch(/\n## Testing\n[\s\S]*\n### MatButtonHarness\n/);
});

it('prints tokens as tables', () => {
  const text = textOf('/components/button/styling');
  expect(text).toContain('\n## `button-overrides`\n');
  expect(text).toMatch(/\n\| `filled-container-color` \| `--mat-button-filled-container-color` \|/);
});

it('contains examples in full', () => {
  expect(textOf('/components/button/examples')).toMatch(
    /```ts title="button-overview-example\.ts"\nimport [\s\S]*?\nexport class ButtonOverviewExample \{[\s\S]*?\}\n```/,
  );
  expect(textOf('/components/button/examples/button-overview')).toContain(
    'title="button-overview-example.html"',
  );
});

it('prints lists of pages with what they are about', () => {
  expect(textOf('/')).toMatch(/^# Angular Material and CDK documentation\n\n> /);
  expect(textOf('/')).toContain('```bash\nng add @angular/material\n```');
  expect(textOf('/components/categories')).toMatch(
    /\n- \[Button\]\(\S+\/components\/button\/overview\.md\): \S/,
  );
  expect(textOf('/guides')).toMatch(/\n- \[API changes\]\(\S+\/guide\/api-changes\.md\): \S/);
  expect(textOf('/search')).toMatch(
    /\n- \[MatButton\]\(\S+\/components\/button\/api\.md#MatButton\)/,
  );
  expect(textOf('/theme-builder')).toContain("@use '@angular/material' as mat;");
});

it('lists all pages but repeated ones, each with a sentence', () => {
  const list = llmsText(pages.map((page) => ({ page, text: 'x'.repeat(12_345) })));
  expect(list).toMatch(/^# Angular Material and CDK \d+\.\d+\.\d+\n\n> /);
  const entries = list.split('\n').filter((line) => line.startsWith('- '));
  expect(entries.every((line) => /^- \[.+\]\(https?:\S+\): \S/.test(line))).toBe(true);
  expect(entries[0]).toMatch(/\S \(12 KB\)$/);
  expect(list).toMatch(/llms-full\.txt\): .* \([\d.]+ MB, about \d+,000 tokens\)$/m);
  expect(entries).toHaveLength(pages.filter(({ isRepeated }) => !isRepeated).length + 2);
});

it('joins all pages but single examples into one file', () => {
  const texts = pages.slice(0, 2).map((page) => ({ page, text: `# ${page.title}` }));
  const [first, second] = texts;
  if (!first || !second) throw new Error('There are no pages.');
  const repeated = { page: { ...second.page, isRepeated: true }, text: '# Once more' };
  expect(llmsFullText([first, second, repeated])).toMatch(
    new RegExp(`^<!-- .* -->\\n\\n${first.text}\\n\\n---\\n\\n${second.text}\\n$`),
  );
});
