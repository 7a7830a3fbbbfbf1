import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFilter } from './list-filter';

// Nothing has a place here, so nothing is far.
jest.mock('./mark-far', () => ({ markFar: () => () => {} }));

function Page() {
  return (
    <>
      <ListFilter
        label="Filter tokens"
        nouns={['tokens', 'mixins']}
        kinds={[{ kind: 'shape', name: 'Shape', count: 1 }]}
      />
      <section data-filter-group="chip-overrides">
        <table className="props">
          <tbody>
            <tr id="text-color" data-kind="color">
              <th>text-color</th>
            </tr>
            <tr id="corner" data-kind="shape">
              <th>corner</th>
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}

const row = (name: string) => screen.getByText(name).closest('tr');

it('narrows while typing and says what is left', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter tokens' }), 'text');
  await waitFor(() => expect(row('corner')).toHaveAttribute('data-out'));
  expect(row('text-color')).not.toHaveAttribute('data-out');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 tokens, in 1 of 1 mixins.');
});

it('offers a way back when nothing matches', async () => {
  render(<Page />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(row('corner')).not.toHaveAttribute('data-out'));
  expect(field).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('narrows to a kind and back', async () => {
  render(<Page />);
  const shape = screen.getByRole('button', { name: /Shape/ });
  await userEvent.click(shape);
  expect(shape).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(row('text-color')).toHaveAttribute('data-out'));
  await userEvent.click(shape);
  await waitFor(() => expect(row('text-color')).not.toHaveAttribute('data-out'));
});

it('shows everything when a link leads to something hidden', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox'), 'text');
  await waitFor(() => expect(row('corner')).toHaveAttribute('data-out'));
  const scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  act(() => {
    location.hash = '#corner';
  });
  await waitFor(() => expect(row('corner')).not.toHaveAttribute('data-out'));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
});
