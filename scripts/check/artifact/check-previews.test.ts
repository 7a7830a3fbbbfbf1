/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import { checkPreviews } from './check-previews';

const example = exampleFixture({
  id: 'button-overview',
  packagePath: 'material/button/button-overview',
});
const file = 'components/button/examples/button-overview/preview.html';
const page = '<meta name="robots" content="noindex"><live-example example="button-overview">';
const rules = (files: readonly string[], text = page, examples = [example]) =>
  checkPreviews(files, () => text, examples).map(({ rule }) => rule);

it('accepts one page for each live example', () => {
  expect(rules([file])).toEqual([]);
  expect(rules([], page, [{ ...example, kind: 'test' }])).toEqual([]);
});

it('reports pages that are missing, unknown, indexed, or show another example', () => {
  expect(rules([])).toEqual(['preview/missing']);
  expect(rules([file, file.replace('overview/', 'other/')])).toEqual(['preview/stray']);
  expect(rules([file], page.replace('noindex', 'index'))).toEqual(['preview/index']);
  expect(rules([file], page.replace('button-overview', 'button-basic'))).toEqual(['preview/stage']);
});
