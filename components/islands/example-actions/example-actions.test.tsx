import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSettings } from '@/lib/browser/live-example/tools/store';
import { isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { ExampleActions } from './example-actions';

const path = '/components/button/examples';
jest.mock('@/lib/browser/network/sheet-rules');
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const fetchMock = jest.fn<Promise<Response>, [string]>();
const code = [
  { name: 'a.html', label: 'HTML', html: '<b>the html</b>' },
  { name: 'a.ts', label: 'TypeScript', html: 'the ts' },
];

beforeEach(() => {
  jest.mocked(isWholeSheet).mockReturnValue(true);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.clear();
  // Preloaded by another test.
  globalThis.preloadedJson = undefined;
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(code))));
  Object.assign(globalThis, {
    fetch: fetchMock,
    ResizeObserver: class {
      observe = () => {};
      disconnect = () => {};
    },
  });
  document.body.innerHTML = `<section id="a"><button data-example-tools="${path}/a/preview" aria-expanded="false">Tools</button>
    <button data-example-code="/live/code/a.json?v=1" aria-expanded="false">Code</button>
    <live-example><div data-live-host></div></live-example></section>`;
});
afterEach(() => jest.restoreAllMocks());

const stage = () => document.querySelector('live-example');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the code at the foot of the card, and removes it again', async () => {
  render(<ExampleActions />);
  expect(fetchMock).not.toHaveBeenCalled();
  await press('Code');
  expect(await screen.findByRole('tabpanel', { name: 'HTML' })).toHaveTextContent('the html');
  const button = screen.getByRole('button', { name: 'Code' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById('a')?.lastElementChild?.id).toBe(
    button.getAttribute('aria-controls'),
  );
  await press('Code');
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById('a')?.lastElementChild).toBe(stage());
});

it('fetches the code once, on hovering over its button', async () => {
  render(<ExampleActions />);
  await userEvent.hover(screen.getByRole('button', { name: 'Code' }));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await press('Code');
  expect(await screen.findByRole('tabpanel')).toHaveTextContent('the html');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('preloads the code of the first example when the browser is idle', async () => {
  render(<ExampleActions />);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await press('Code');
  expect(await screen.findByRole('tabpanel')).toHaveTextContent('the html');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/live/code/a.json?v=1']);
});

it.each([
  ['is something else', () => new Response('{"files":3}')],
  ['is missing', () => new Response('', { status: 404 })],
])('says when the code %s, and asks again', async (_, answer) => {
  const whole = await fetchMock('');
  fetchMock.mockResolvedValue(answer());
  render(<ExampleActions />);
  await press('Code');
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not load.');
  fetchMock.mockResolvedValue(whole);
  await press('Try again');
  expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
});

it('applies the settings of the tools, stores and resets them', async () => {
  render(<ExampleActions />);
  await press('Tools');
  const tools = await screen.findByRole('group', { name: 'Example tools' });
  expect(tools.parentElement?.nextElementSibling).toBe(stage());
  await userEvent.click(within(tools).getByLabelText('Right to left'));
  await userEvent.click(within(tools).getByLabelText('Phone'));
  // jsdom does not load stylesheets.
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(stage()).toHaveAttribute('data-example-width', '360'));
  expect(stage()).toHaveAttribute('dir', 'rtl');
  expect(within(tools).getByText('360 px')).toBeInTheDocument();
  expect(within(tools).getByRole('link', { name: 'Full screen' })).toHaveAttribute(
    'href',
    `${path}/a/preview?dir=rtl`,
  );

  // After closing and opening, they show the settings of the example.
  await press('Tools');
  await press('Tools');
  expect(await screen.findByLabelText('Right to left')).toBeChecked();
  await press('Reset');
  await waitFor(() => expect(stage()).not.toHaveAttribute('dir'));
  expect(stage()).not.toHaveAttribute('data-example-width');
  expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).toBe('{}');
});

it('offers no StackBlitz link for a playground, which has one of its own', async () => {
  stage()?.parentElement?.setAttribute('data-playground', '');
  render(<ExampleActions />);
  await press('Tools');
  expect(await screen.findByRole('link', { name: 'Full screen' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /StackBlitz/ })).not.toBeInTheDocument();
});

it('restores the settings of the page’s examples', async () => {
  storeSettings(path, 'a', { direction: 'rtl', density: 0, scheme: 'page' });
  render(<ExampleActions />);
  await waitFor(() => expect(stage()).toHaveAttribute('dir', 'rtl'));
});
