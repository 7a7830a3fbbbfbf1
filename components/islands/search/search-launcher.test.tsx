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

/** Somebody who presses a key at the very moment a page is there. */
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

it('opens by its key', async () => {
  render(site);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('opens by its key pressed as soon as another page stands there', async () => {
  const { rerender } = render(site);
  path = '/cdk/categories';
  rerender(<>{site}</>);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('keeps what is typed while it is on its way', async () => {
  render(site);
  for (const key of ['/', 'd', 'a', 't', 'e', 'e', 'Backspace']) {
    fireEvent.keyDown(document.body, { key });
  }
  expect(await screen.findByRole('dialog')).toHaveTextContent('date');
});
