import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onSignal } from '@/lib/browser/page/signals';
import { reportPlaced, requestNavigation } from '@/lib/start/navigation/navigation';
import { ShownLater } from './shown-later';

const filled = jest.fn();
let stop = () => {};
beforeEach(() => {
  filled.mockReset();
  stop = onSignal('filled', filled);
});
afterEach(() => {
  stop();
  globalThis.siteNavigation = undefined;
  document.body.innerHTML = '';
});

const rest = (
  <ShownLater room>
    <p>rest</p>
  </ShownLater>
);

it('is in the HTML of the page, and stays when React hydrates it', () => {
  const html = renderToString(rest);
  expect(html).toBe('<p>rest</p>');
  document.body.innerHTML = `<div>${html}</div>`;
  const before = document.querySelector('p');
  act(() => void hydrateRoot(document.body.children[0] as Element, rest));
  expect(document.querySelector('p')).toBe(before);
  expect(filled).not.toHaveBeenCalled();
});

/** Children that arrive when the test resolves them. */
function arriving() {
  let arrive = () => {};
  const Child = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <p>rest</p> });
      }),
  );
  return { child: <Child />, arrive: () => arrive() };
}

it('comes after the first screen on a navigation, and reports that', async () => {
  requestNavigation('/b', true);
  const { child, arrive } = arriving();
  const { container } = render(<ShownLater room>{child}</ShownLater>);
  expect(container.firstElementChild).toHaveClass('min-h-screen');
  reportPlaced();
  expect(filled).not.toHaveBeenCalled();
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(screen.getByText('rest')).toBeInTheDocument();
  expect(filled).toHaveBeenCalledTimes(1);
});

it('is there at once on a page that is shown further down', () => {
  requestNavigation('/b#part', false);
  render(rest);
  expect(screen.getByText('rest')).toBeInTheDocument();
  expect(filled).not.toHaveBeenCalled();
});
