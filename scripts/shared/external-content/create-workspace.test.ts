/** @jest-environment node */
import { isTable } from './create-workspace';

it.each([
  ['site.ts', true],
  ['words.ts', true],
  ['api-history.json', true],
  ['figures/ui/button.svg', true],
  ['package.json', false],
  ['out-report.json', false],
  ['my-site-report.json', false],
  ['report.json', false],
  ['overviews/ui/button.md', false],
])('says whether %s is a table', (file, expected) => {
  expect(isTable(file)).toBe(expected);
});
