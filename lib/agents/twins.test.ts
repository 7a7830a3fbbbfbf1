/** @jest-environment node */
import { sitePages } from '@/lib/navigation/site-pages';
import { hasTwin } from './has-twin';
import { llmsFullText, llmsText } from './llms';
import { allTwins } from './twins';

const twins = allTwins();
const textOf = (path: string) => twins.find((twin) => twin.path === path)?.text() ?? '';

it('includes every guide and every page of an item, but no list pages', () => {
  const expected = sitePages().flatMap(({ path }) => (hasTwin(path) ? [path] : []));
  expect(twins.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  expect(hasTwin('/')).toBe(false);
  expect(hasTwin('/guides')).toBe(false);
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

it('lists all pages but single examples, each with a sentence', () => {
  const list = llmsText(twins);
  expect(list).toMatch(/^# Angular Material and CDK \d+\.\d+\.\d+\n\n> /);
  const entries = list.split('\n').filter((line) => line.startsWith('- '));
  expect(entries.every((line) => /^- \[.+\]\(https?:\S+\): \S/.test(line))).toBe(true);
  expect(entries).toHaveLength(twins.filter(({ isRepeated }) => !isRepeated).length + 2);
});

it('joins all pages but single examples into one file', () => {
  const pages = twins.slice(0, 2).map((twin) => ({ twin, text: `# ${twin.title}` }));
  const [first, second] = pages;
  if (!first || !second) throw new Error('There are no twins.');
  const repeated = { twin: { ...second.twin, isRepeated: true }, text: '# Once more' };
  expect(llmsFullText([first, second, repeated])).toMatch(
    new RegExp(`^<!-- .* -->\\n\\n${first.text}\\n\\n---\\n\\n${second.text}\\n$`),
  );
});
