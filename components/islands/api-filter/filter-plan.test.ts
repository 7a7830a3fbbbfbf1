import { indexPage, parseQuery, type Group } from './filter-index';
import { planFilter } from './filter-plan';

const page = `
  <section data-filter-group="MatButton">
    <div class="api-members" data-testid="inputs">
      <table class="props"><tbody>
        <tr id="MatButton-color" data-kind="color"><th>color</th></tr>
        <tr id="MatButton-disabled" data-kind="other"><th>disabled</th></tr>
      </tbody></table>
    </div>
    <div class="api-members" data-testid="methods">
      <details class="fold"><div class="method" id="MatButton-focus" data-member="focus">focus(): void</div></details>
    </div>
  </section>
  <div class="api-part"><section data-filter-group="MatFab"></section></div>`;

let groups: Group[];
beforeEach(() => {
  document.body.innerHTML = page;
  groups = indexPage(document);
});

/** Filters to the end and returns what the page shows then. */
function filter(text: string, kind?: string) {
  const { steps, result } = planFilter(groups, parseQuery(text, kind));
  for (const step of steps) step.apply();
  return result;
}
const shownIds = () =>
  [...document.querySelectorAll('tr, .method')]
    .filter((element) => !element.closest('[data-out]'))
    .map(({ id }) => id);
const hidden = (selector: string) =>
  document.querySelector(selector)?.closest('[data-out]') !== null;

it('finds members by a part of their name, in any letter case', () => {
  expect(filter('DISA')).toEqual({ rows: 1, allRows: 3, groups: 1, allGroups: 2 });
  expect(shownIds()).toEqual(['MatButton-disabled']);
  expect(hidden('[data-testid=methods]')).toBe(true);
  expect(hidden('[data-testid=inputs]')).toBe(false);
});

it('shows a whole symbol when its own name matches, and hides the others', () => {
  filter('fab');
  expect(hidden('[data-filter-group=MatButton]')).toBe(true);
  expect(hidden('[data-filter-group=MatFab]')).toBe(false);
  filter('mat');
  expect(shownIds()).toHaveLength(3);
});

it('takes words of the symbol and of the member together', () => {
  filter('button foc');
  expect(shownIds()).toEqual(['MatButton-focus']);
});

it('opens a fold that holds a match and closes it again afterwards', () => {
  const fold = document.querySelector('details');
  filter('focus');
  expect(fold?.open).toBe(true);
  filter('');
  expect(fold?.open).toBe(false);
});

it('narrows to a kind', () => {
  expect(filter('', 'color')).toMatchObject({ rows: 1, groups: 1 });
  expect(shownIds()).toEqual(['MatButton-color']);
});

it('shows everything again for an empty query', () => {
  filter('nothing like this');
  expect(shownIds()).toEqual([]);
  filter('');
  expect(document.querySelector('[data-out], [data-narrowed]')).toBeNull();
});

it('does nothing twice', () => {
  filter('fab');
  expect(planFilter(groups, parseQuery('fab')).steps).toEqual([]);
  filter('');
  expect(planFilter(groups, parseQuery('')).steps).toEqual([]);
});

it('hides from the end of the page, and shows from its start, row by row', () => {
  const order: string[] = [];
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { attributes: true, subtree: true });
  const play = (text: string) => {
    for (const step of planFilter(groups, parseQuery(text)).steps) {
      step.apply();
      for (const { target } of watch.takeRecords()) {
        if (target instanceof HTMLElement) {
          order.push(target.id || target.dataset.filterGroup || target.tagName);
        }
      }
    }
    return order.splice(0);
  };
  const hidden = play('foc');
  expect(hidden.indexOf('MatFab')).toBeLessThan(hidden.indexOf('MatButton-disabled'));
  expect(hidden.indexOf('MatButton-disabled')).toBeLessThan(hidden.indexOf('MatButton-color'));
  play('zzz');
  const shown = play('').filter((name) => name.startsWith('Mat'));
  expect(new Set(shown)).toEqual(
    new Set(['MatButton', 'MatButton-color', 'MatButton-disabled', 'MatFab']),
  );
  expect(shown.at(-1)).toBe('MatFab');
  watch.disconnect();
});

it('counts the rows that come, as far as they can be in sight', () => {
  const rows = Array.from({ length: 100 }, (_, row) => `<tr id="A-${row}"><th>m${row}</th></tr>`);
  document.body.innerHTML = `<section data-filter-group="A"><table class="props">
    <tbody>${rows.join('')}</tbody></table></section>`;
  groups = indexPage(document);
  filter('m50');
  const { steps } = planFilter(groups, parseQuery(''));
  expect(steps.reduce((sum, { cost }) => sum + cost, 0)).toBe(60);
});

it('hides a part of the page while nothing in it shows', () => {
  filter('disabled');
  expect(document.querySelector('.api-part')).toHaveAttribute('data-out');
  filter('fab');
  expect(document.querySelector('.api-part')).not.toHaveAttribute('data-out');
});
