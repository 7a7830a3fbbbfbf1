import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hook, hooks } from '@/lib/design/hooks';
import { StatusFilter } from './status-filter';

beforeEach(() => history.replaceState(null, '', '/'));

function Page() {
  return (
    <>
      <StatusFilter
        columns={[{ key: 'size', head: 'Size', only: 'With styling tokens' }]}
        packages={[
          { value: 'material', text: 'Material', count: 1 },
          { value: 'cdk', text: 'CDK', count: 1 },
        ]}
      />
      <table>
        <thead>
          <tr>
            <th>
              <button type="button" {...hook('sortBy', 'size')}>
                Size
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {[
            ['Badge', 'material 5'],
            ['Overlay', 'cdk 9'],
          ].map(([name, values]) => (
            <tr key={name} {...hook('statusRow', values)}>
              <th>
                <a href="#row">{name}</a>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const names = () =>
  [...document.querySelectorAll(`tbody tr:not([${hooks.out}])`)].map((row) => row.textContent);

it('sorts by a press on a head and says so', async () => {
  render(<Page />);
  const head = screen.getByRole('button', { name: 'Size' });
  await userEvent.click(head);
  expect(names()).toEqual(['Overlay', 'Badge']);
  expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending');
  expect(location.search).toBe('?sort=-size');
  await userEvent.click(head);
  expect(names()).toEqual(['Badge', 'Overlay']);
});

it('filters by package and text, and clears the filters', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /^CDK/ }));
  expect(names()).toEqual(['Overlay']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 components.');
  await userEvent.type(screen.getByRole('searchbox'), 'badge');
  expect(screen.getByRole('status')).toHaveTextContent('No components match.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toEqual(['Badge', 'Overlay']);
});

it('follows the address', () => {
  history.replaceState(null, '', '/?sort=-size&only=size');
  render(<Page />);
  expect(names()).toEqual(['Overlay', 'Badge']);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('size');
});
