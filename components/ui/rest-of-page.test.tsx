import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { announceArrival } from '@/lib/browser/navigation/arrival';
import { onSignal } from '@/lib/start/signals';
import { RestOfPage } from './rest-of-page';

afterEach(() => {
  announceArrival(false);
  document.body.innerHTML = '';
});

const filled = jest.fn();
beforeEach(() => {
  filled.mockReset();
  onSignal('filled', filled);
});

it('is in the page that was loaded', () => {
  const page = (
    <RestOfPage>
      <p>rest</p>
    </RestOfPage>
  );
  const html = renderToString(page);
  expect(html).toBe('<p>rest</p>');
  document.body.innerHTML = `<div>${html}</div>`;
  const before = document.querySelector('p');
  act(() => void hydrateRoot(document.body.children[0] as Element, page));
  expect(document.querySelector('p')).toBe(before);
  expect(filled).not.toHaveBeenCalled();
});

it('is there at once where a place further down is wanted', () => {
  render(<RestOfPage>rest</RestOfPage>);
  expect(screen.getByText('rest')).toBeVisible();
  expect(filled).not.toHaveBeenCalled();
});

it('comes into a page that begins at its top when it has come, and says so', async () => {
  let arrive: (rest: string) => void = () => {};
  const coming = new Promise<string>((resolve) => (arrive = resolve));
  const Rest = () => use(coming);
  announceArrival(true);
  const page = (
    <>
      <p>first</p>
      <RestOfPage>
        <Rest />
      </RestOfPage>
    </>
  );

  const { container } = await act(async () => render(page));
  expect(screen.getByText('first')).toBeVisible();
  expect(container.querySelector('.min-h-screen')).toBeInTheDocument();
  expect(filled).not.toHaveBeenCalled();
  await act(async () => {
    arrive('rest');
    await coming;
  });
  expect(container).toHaveTextContent('firstrest');
  expect(container.querySelector('.min-h-screen')).not.toBeInTheDocument();
  expect(filled).toHaveBeenCalledTimes(1);
});

it('goes to what the list of headings was asked for in the meantime', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  announceArrival(true);
  window.location.hash = '#later';

  await act(async () => {
    render(
      <RestOfPage>
        <h2 id="later">Later</h2>
      </RestOfPage>,
    );
  });
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.location.hash = '';
});
