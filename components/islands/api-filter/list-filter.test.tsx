import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokenTable } from '@/components/styling/token-table';
import { hook, hooks } from '@/lib/design/hooks';
import { ListFilter } from './list-filter';

// No element has a position in jsdom, so none is far from the viewport.
jest.mock('./mark-far', () => ({
  markFar: () => ({ measureAgain: () => {}, stop: () => {} }),
}));

const tokens = [
  { name: 'text-color', property: '--mat-chip-text-color', kind: 'color' as const },
  { name: 'corner', property: '--mat-chip-corner', kind: 'shape' as const },
];

function Page() {
  return (
    <>
      <ListFilter
        label="Filter tokens"
        nouns={['tokens', 'mixins']}
        kinds={[{ kind: 'shape', text: 'Shape', count: 1 }]}
      />
      <section {...hook('filterGroup', 'chip-overrides')}>
        <TokenTable label="Tokens of chip-overrides" tokens={tokens} />
      </section>
    </>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const row = (name: string) => screen.getByRole('link', { name, hidden: true }).closest('tr');

it('filters while typing and shows the number of matches', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter tokens' }), 'text');
  await waitFor(() => expect(row('corner')).toHaveAttribute(hooks.out));
  expect(row('text-color')).not.toHaveAttribute(hooks.out);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 tokens, in 1 of 1 mixins.');
});

it('offers to show everything when nothing matches', async () => {
  render(<Page />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(row('corner')).not.toHaveAttribute(hooks.out));
  expect(field).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('filters by kind, and removes the filter again', async () => {
  render(<Page />);
  const shape = screen.getByRole('button', { name: /Shape/ });
  await userEvent.click(shape);
  expect(shape).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(row('text-color')).toHaveAttribute(hooks.out));
  await userEvent.click(shape);
  await waitFor(() => expect(row('text-color')).not.toHaveAttribute(hooks.out));
});

it('shows everything when a link leads to a hidden element', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox'), 'text');
  await waitFor(() => expect(row('corner')).toHaveAttribute(hooks.out));
  const scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  act(() => {
    location.hash = '#mat-chip-corner';
  });
  await waitFor(() => expect(row('corner')).not.toHaveAttribute(hooks.out));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
});

it('keeps the filter in the URL, and reads it from there', async () => {
  history.replaceState(null, '', '/?filter=text');
  render(<Page />);
  const field = screen.getByRole('searchbox');
  await waitFor(() => expect(row('corner')).toHaveAttribute(hooks.out));
  expect(field).toHaveValue('text');
  await userEvent.clear(field);
  await userEvent.type(field, 'corn');
  await waitFor(() => expect(location.search).toBe('?filter=corn'));
  act(() => {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(field).toHaveValue(''));
  await waitFor(() => expect(row('text-color')).not.toHaveAttribute(hooks.out));
});

it('ignores a fragment with an invalid encoding', async () => {
  render(<Page />);
  const errors = jest.fn();
  addEventListener('error', errors);
  act(() => {
    location.hash = '#%zz';
  });
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(errors).not.toHaveBeenCalled();
  removeEventListener('error', errors);
});
