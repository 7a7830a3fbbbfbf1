import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hook, hooks } from '@/lib/design/hooks';
import { ChangesFilter } from './changes-filter';
import { facetsText } from './selection';

beforeEach(() => history.replaceState(null, '', '/'));

const choice = (value: string) => ({ value, text: value, count: 1 });

function Change({ name, version, kind }: { name: string; version: string; kind: string }) {
  const facets = facetsText({ version, kind, package: 'cdk', item: 'cdk/table' });
  return <li {...hook('change', facets)}>{name}</li>;
}

function Page() {
  return (
    <>
      <ChangesFilter
        majors={['20', '21', '22']}
        facets={[
          { name: 'kind', label: 'Kind of change', choices: [choice('added'), choice('removed')] },
        ]}
        items={[choice('cdk/table')]}
      />
      <section {...hook('changes')}>
        <h2 id="v22">22</h2>
        <p>
          <span {...hook('filterCount')}>2</span> differences
        </p>
        <Change name="CdkTable" version="22" kind="added" />
        <Change name="CdkRow" version="22" kind="removed" />
      </section>
      <section {...hook('changes')}>
        <h2 id="v21">21</h2>
        <Change name="CdkCell" version="21" kind="added" />
      </section>
      <nav {...hook('toc')}>
        <ul>
          <li>
            <a href="#v21">Version 21</a>
          </li>
        </ul>
      </nav>
    </>
  );
}

const isOut = (text: string) => screen.getByText(text).closest(`[${hooks.out}]`) !== null;

it('filters by several options at once, with the list of headings and the counts', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /^added/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From version' }), '21');
  expect(['CdkTable', 'CdkRow', 'CdkCell'].map(isOut)).toEqual([false, true, true]);
  expect(isOut('Version 21')).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 changes.');
  expect(screen.getByText('1 of 2')).toBeVisible();
  // The counts are those of the chosen versions.
  expect(screen.getByRole('button', { name: 'added 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'removed 1' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'cdk/table (1)' })).toBeVisible();
  expect(location.search).toBe('?kind=added&from=21');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(['CdkTable', 'CdkRow', 'CdkCell'].map(isOut)).toEqual([false, false, false]);
  expect(location.search).toBe('');
});

it('filters by text, and shows a message when nothing matches', async () => {
  render(<Page />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter changes' }), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No changes match these filters.');
  await waitFor(() => expect(location.search).toBe('?filter=zzz'));
});

it('reads the filter from the URL, on load and on going back', async () => {
  history.replaceState(null, '', '/?kind=removed&item=cdk/table');
  render(<Page />);
  await waitFor(() => expect(isOut('CdkTable')).toBe(true));
  expect(screen.getByRole('button', { name: /^removed/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('combobox', { name: 'Component' })).toHaveValue('cdk/table');
  act(() => {
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(isOut('CdkTable')).toBe(false));
});

it('opens between two versions, and keeps the first before the last', async () => {
  history.replaceState(null, '', '/?from=20&to=21');
  render(<Page />);
  await waitFor(() => expect(isOut('CdkTable')).toBe(true));
  expect(isOut('CdkCell')).toBe(false);
  const from = screen.getByRole('combobox', { name: 'From version' });
  const to = screen.getByRole('combobox', { name: 'To version' });
  expect(from).toHaveDisplayValue('From 20');
  expect(to).toHaveDisplayValue('To 21');
  await userEvent.selectOptions(from, '21');
  expect(to).toHaveDisplayValue('To 22');
  expect(isOut('CdkTable')).toBe(false);
  expect(isOut('CdkCell')).toBe(true);
});
