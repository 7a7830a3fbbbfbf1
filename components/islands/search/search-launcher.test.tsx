import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { SearchLauncher } from './search-launcher';

let path = '/guides';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
jest.mock('@/lib/browser/search/search-index', () => ({
  loadSearchIndex: () => Promise.resolve(),
}));
jest.mock('./search-palette', () => ({
  SearchPalette: ({ text }: { text: string }) => <div role="dialog">{text}</div>,
}));
beforeEach(() => (path = '/guides'));

/** Presses a key at the moment a page is committed. */
function Hasty({ page }: { page: string }) {
  useLayoutEffect(() => {
    const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    if (path === page) document.body.dispatchEvent(press);
  });
  return null;
}

const site = (
  <>
    <SearchLauncher reportUrl={undefined} />
    <Hasty page="/cdk/categories" />
  </>
);

it('opens on its key', async () => {
  render(site);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('opens on its key, pressed at the moment another page is committed', async () => {
  const { rerender } = render(site);
  path = '/cdk/categories';
  rerender(<>{site}</>);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('keeps text typed while it loads', async () => {
  render(site);
  for (const key of ['/', 'd', 'a', 't', 'e', 'e', 'Backspace']) {
    fireEvent.keyDown(document.body, { key });
  }
  expect(await screen.findByRole('dialog')).toHaveTextContent('date');
});
