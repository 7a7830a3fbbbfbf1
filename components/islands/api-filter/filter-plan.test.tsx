import { render, screen } from '@testing-library/react';
import { ApiReference } from '@/components/api/api-reference';
import { TokenTable } from '@/components/styling/token-table';
import { serverHtml } from '@/components/ui/server-html.fixture';
import {
  apiDocFixture,
  directiveFixture,
  inputFixture,
  methodFixture,
} from '@/lib/api/api-doc.fixture';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiDirective } from '@/lib/api/symbol-model';
import { hook, hooked, hooks } from '@/lib/design/hooks';
import { indexPage, type PageIndex, parseQuery } from './filter-index';
import { planFilter } from './filter-plan';

// The highlighter needs browser features that jsdom lacks, and these tests do not depend on colors.
jest.mock('@/lib/markdown/highlight', () => ({ highlightToHtml: (code: string) => code }));

const item = { id: 'button', packageName: 'material' } as const;

const scope: ApiScope = { href: (ref) => `#${ref}`, history: () => [] };

/** Renders the API page of a directive, with another directive in a separate part. */
async function showPage(button: ApiDirective): Promise<void> {
  const fab = apiDocFixture(directiveFixture({ name: 'MatFab' }));
  const parts = [
    { id: 'main', scope, doc: apiDocFixture(button) },
    { id: 'testing', scope, doc: fab, heading: 'Testing' },
  ];
  document.body.innerHTML = await serverHtml(
    <ApiReference item={item} page={{ parts, entries: [], rows: 0 }} />,
  );
  index = indexPage(document);
}

let index: PageIndex;
beforeEach(() =>
  showPage(
    directiveFixture({
      name: 'MatButton',
      inputs: [inputFixture('MatButton', 'color'), inputFixture('MatButton', 'disabled')],
      // With a method of its own, the inherited ones are in a closed fold.
      methods: [
        methodFixture('MatButton', 'ripple'),
        methodFixture('MatButton', 'focus', 'MatButtonBase'),
      ],
    }),
  ),
);

/** Applies a filter completely, and returns what the page shows. */
function filter(text: string, kind?: string) {
  const { steps, result } = planFilter(index, parseQuery(text, kind));
  for (const step of steps) step.apply();
  return result;
}
const shownIds = () =>
  [...document.querySelectorAll(hooked('filterRow'))]
    .filter((element) => !element.closest(hooked('out')))
    .map(({ id }) => id);
const hidden = (element: Element | null | undefined) => element?.closest(hooked('out')) !== null;
/** The symbol, or the block of members, of a heading. */
const below = (name: string) =>
  screen
    .getByRole('heading', { name, hidden: true })
    .closest(`${hooked('filterGroup')}, ${hooked('filterBlock')}`);

it('finds members by a part of their name, in any letter case', () => {
  expect(filter('DISA')).toEqual({ rows: 1, allRows: 4, groups: 1, allGroups: 2 });
  expect(shownIds()).toEqual(['MatButton-disabled']);
  expect(hidden(below('Methods'))).toBe(true);
  expect(hidden(below('Inputs'))).toBe(false);
});

it('shows a whole symbol when its own name matches, and hides the others', () => {
  filter('fab');
  expect(hidden(below('MatButton'))).toBe(true);
  expect(hidden(below('MatFab'))).toBe(false);
  filter('mat');
  expect(shownIds()).toHaveLength(4);
});

it('matches words of the symbol and of the member together', () => {
  filter('button foc');
  expect(shownIds()).toEqual(['MatButton-focus']);
});

it('opens a fold that contains a match and closes it again afterwards', () => {
  const fold = document.querySelector('details');
  expect(fold?.open).toBe(false);
  filter('focus');
  expect(fold?.open).toBe(true);
  filter('');
  expect(fold?.open).toBe(false);
});

it('filters by kind', () => {
  const tokens = [
    { name: 'label-color', property: '--mat-button-label-color', kind: 'color' as const },
    { name: 'label-size', property: '--mat-button-label-size', kind: 'typography' as const },
  ];
  render(
    <section {...hook('filterGroup', 'button-overrides')}>
      <TokenTable label="Tokens" tokens={tokens} />
    </section>,
  );
  index = indexPage(document);
  expect(filter('', 'color')).toMatchObject({ rows: 1, groups: 1 });
  expect(shownIds()).toEqual(['mat-button-label-color']);
});

it('shows everything again for an empty query', () => {
  filter('nothing like this');
  expect(shownIds()).toEqual([]);
  filter('');
  expect(document.querySelector(`${hooked('out')}, ${hooked('narrowed')}`)).toBeNull();
});

it('does nothing when applied twice', () => {
  filter('fab');
  expect(planFilter(index, parseQuery('fab')).steps).toEqual([]);
  filter('');
  expect(planFilter(index, parseQuery('')).steps).toEqual([]);
});

it('hides rows from the end of the page, and shows rows from its start', () => {
  const order: string[] = [];
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { attributes: true, subtree: true });
  const play = (text: string) => {
    for (const step of planFilter(index, parseQuery(text)).steps) {
      step.apply();
      for (const { target } of watch.takeRecords()) {
        if (target instanceof HTMLElement) {
          order.push(target.id || target.getAttribute(hooks.filterGroup) || target.tagName);
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
    new Set(['MatButton', 'MatButton-color', 'MatButton-disabled', 'MatButton-ripple', 'MatFab']),
  );
  expect(shown.at(-1)).toBe('MatFab');
  watch.disconnect();
});

it('counts the cost of shown rows until the window is full', async () => {
  const inputs = Array.from({ length: 100 }, (_, row) => inputFixture('MatButton', `m${row}`));
  await showPage(directiveFixture({ name: 'MatButton', inputs }));
  filter('m50');
  const { steps } = planFilter(index, parseQuery(''));
  expect(steps.reduce((sum, { cost }) => sum + cost, 0)).toBe(60);
});

it('hides a part of the page while all of it is hidden', () => {
  filter('disabled');
  expect(hidden(screen.getByRole('heading', { name: /Testing/, hidden: true }))).toBe(true);
  filter('fab');
  expect(hidden(screen.getByRole('heading', { name: /Testing/, hidden: true }))).toBe(false);
});

it('shows how many members of a fold match', () => {
  const count = document.querySelector(`details ${hooked('filterCount')}`);
  expect(count).toHaveTextContent(/^1$/);
  filter('fab');
  filter('button');
  expect(count).toHaveTextContent(/^1$/);
});

describe('the list of headings', () => {
  const entry = (href: string) => document.querySelector(`nav [href="${href}"]`)?.closest('li');

  beforeEach(() => {
    const toc = `<nav ${hooks.toc}><ul><li><a href="#MatButton">MatButton</a>
      <ul><li><a href="#MatButton-color">Inputs</a></li><li><a href="#MatButton-ripple">Methods</a></li></ul>
      </li><li><a href="#testing">Testing</a></li><li><a href="#elsewhere">Else</a></li></ul></nav>`;
    document.body.insertAdjacentHTML('beforeend', toc);
    index = indexPage(document);
  });

  it('is filtered with the elements it links to', () => {
    filter('disabled');
    expect(hidden(entry('#MatButton'))).toBe(false);
    // The first input is hidden, the list of inputs is not.
    expect(hidden(entry('#MatButton-color'))).toBe(false);
    expect(hidden(entry('#MatButton-ripple'))).toBe(true);
    expect(hidden(entry('#testing'))).toBe(true);
    expect(hidden(entry('#elsewhere'))).toBe(false);
    filter('');
    expect(document.querySelector(hooked('out'))).toBeNull();
  });
});

it('opens the part for tests while it contains a match', async () => {
  const testing = apiDocFixture(directiveFixture({ name: 'MatFab' }));
  const doc = { ...testing, entryPoint: '@angular/material/button/testing' };
  const main = { id: 'main', scope, doc: apiDocFixture(directiveFixture({ name: 'MatButton' })) };
  const parts = [main, { id: 'testing', scope, doc, heading: 'Testing' }];
  document.body.innerHTML = await serverHtml(
    <ApiReference item={item} page={{ parts, entries: [], rows: 0 }} />,
  );
  index = indexPage(document);
  const fold = document.querySelector('details');
  expect(fold?.open).toBe(false);
  filter('fab');
  expect(fold?.open).toBe(true);
  filter('');
  expect(fold?.open).toBe(false);
});
