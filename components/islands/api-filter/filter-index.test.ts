import { applyToGroup, hideEmptyParts, indexPage, parseQuery, type Group } from './filter-index';

const page = `
  <section data-filter-group="MatButton">
    <div class="api-members" data-testid="inputs">
      <table class="props"><tbody>
        <tr id="MatButton-color" data-kind="colour"><th>color</th></tr>
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

/** Filters to the end and returns how many rows each group shows. */
const filter = (text: string, kind?: string) =>
  groups.map((group) => {
    const steps = applyToGroup(group, parseQuery(text, kind));
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.rows;
  });
const shownIds = () =>
  [...document.querySelectorAll('tr, .method')]
    .filter((element) => !element.closest('[data-out]'))
    .map(({ id }) => id);
const hidden = (selector: string) =>
  document.querySelector(selector)?.closest('[data-out]') !== null;

it('finds members by a part of their name, in any letter case', () => {
  expect(filter('DISA')).toEqual([1, 0]);
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
  expect(filter('', 'colour')).toEqual([1, 0]);
  expect(shownIds()).toEqual(['MatButton-color']);
});

it('shows everything again for an empty query', () => {
  filter('nothing like this');
  expect(shownIds()).toEqual([]);
  filter('');
  expect(document.querySelector('[data-out], [data-narrowed]')).toBeNull();
});

it('does nothing twice, and counts the rows that come and go', () => {
  const costs = (text: string) =>
    groups.flatMap((group) => [...applyToGroup(group, parseQuery(text))]);
  expect(costs('fab')).toEqual([4]);
  expect(costs('fab')).toEqual([]);
  expect(costs('')).toEqual([4]);
});

it('hides a part of the page while nothing in it shows', () => {
  filter('disabled');
  expect([...hideEmptyParts(groups)]).toEqual([1]);
  expect(document.querySelector('.api-part')).toHaveAttribute('data-out');
  filter('fab');
  expect(document.querySelector('.api-part')).not.toHaveAttribute('data-out');
});
