import { hooks } from '@/lib/design/hooks';
import { withPostponedRows } from './postponed-rows';

const attribute = (name: keyof typeof hooks, value: string) => `${hooks[name]}="${value}"`;
const row = (name: string) =>
  `<tr role="row" ${attribute('filterRow', name)}><th>${name}</th></tr>`;
const rows = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(`${name}${index}`)).join('');
const section = (name: string, count: number) =>
  `<section ${attribute('filterGroup', name)}><table>${rows(name, count)}</table></section>`;

function marked(html: string): string[] {
  document.body.innerHTML = withPostponedRows(html);
  return Array.from(
    document.querySelectorAll(`[${hooks.postponed}]`),
    (element) =>
      element.getAttribute(hooks.filterGroup) ?? element.getAttribute(hooks.filterRow) ?? '',
  );
}

it('does not change a page without a long list', () => {
  const page = `<p>Text</p>${section('A', 12)}${section('B', 4)}`;
  expect(withPostponedRows(page)).toBe(page);
});

it('marks groups after the first rows, but not their rows', () => {
  expect(marked(section('A', 16) + section('B', 40) + section('C', 1))).toEqual(['B', 'C']);
});

it('marks the further rows of a group that starts among the first', () => {
  expect(marked(section('A', 10) + section('B', 8) + section('C', 2))).toEqual(['B6', 'B7', 'C']);
});
