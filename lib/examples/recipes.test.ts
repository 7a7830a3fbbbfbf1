import type { Guide } from '@/content/types';
import { recipesWith } from './recipes';

const guide = (id: string, example?: string): Guide => ({
  id,
  name: id,
  summary: 'A guide.',
  group: 'recipes',
  overview: `content/guides/${id}.md`,
  ...(example !== undefined && { example }),
});

const sources: Readonly<Record<string, string>> = {
  a: "import { MatTableModule } from '@angular/material/table';",
  b: "import { MatButton } from '@angular/material/button';",
};
const sourcesOf = (id: string) => [{ name: `${id}.ts`, text: sources[id] ?? '' }];
const guides = [guide('no-recipe'), guide('with-table', 'a'), guide('with-button', 'b')];

const idsFor = (id: string, packageName: 'material' | 'cdk' = 'material') =>
  recipesWith({ id, packageName }, guides, sourcesOf).map((recipe) => recipe.id);

test('an item has the recipes whose example imports it', () => {
  expect(idsFor('table')).toEqual(['with-table']);
  expect(idsFor('button')).toEqual(['with-button']);
});

test('an item of another package, or one whose name only begins alike, has none', () => {
  expect(idsFor('table', 'cdk')).toEqual([]);
  expect(idsFor('tab')).toEqual([]);
});
