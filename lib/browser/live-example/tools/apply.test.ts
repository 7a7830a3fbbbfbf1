import { isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { applySettings, settingsOf } from './apply';
import { defaultSettings } from './settings';

jest.mock('@/lib/browser/network/sheet-rules');
// A file that fails is requested again, past the cache, and is missing there, too.
jest.mock('@/lib/browser/network/request', (): object => ({
  ...jest.requireActual('@/lib/browser/network/request'),
  fetchBytes: (url: string) => Promise.reject(new Error(`${url} did not load.`)),
}));

const root = document.documentElement;

function stage(): HTMLElement {
  const element = document.createElement('live-example');
  element.append(document.createElement('button'));
  document.body.append(element);
  return element;
}

/** The stylesheet's element. jsdom loads no stylesheets, so the tests dispatch its events. */
const sheet = () =>
  document.head.querySelector<HTMLLinkElement>('link[href="/live/tools/tools.css"]');

beforeEach(() => {
  jest.mocked(isWholeSheet).mockReturnValue(true);
  document.body.replaceChildren();
  root.dataset['theme'] = 'indigo-pink';
});

it('sets the direction without a stylesheet', async () => {
  const element = stage();
  await applySettings(element, { ...defaultSettings, direction: 'rtl' });
  expect(element).toHaveAttribute('dir', 'rtl');
  expect(sheet()).toBeNull();

  await applySettings(element, defaultSettings);
  expect(element).not.toHaveAttribute('dir');
});

it('changes nothing when the stylesheet does not load, and requests it again', async () => {
  const element = stage();
  const failed = applySettings(element, { ...defaultSettings, density: -2 });
  sheet()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('did not load');
  expect(element).not.toHaveAttribute('data-example-density');
  expect(settingsOf(element)).toEqual(defaultSettings);

  const done = applySettings(element, { ...defaultSettings, density: -2 });
  sheet()?.dispatchEvent(new Event('load'));
  await done;
  expect(element).toHaveAttribute('data-example-density', '-2');
});

it('sets a color scheme only if the page has another, and follows the page', async () => {
  const element = stage();
  await applySettings(element, { ...defaultSettings, scheme: 'dark' });
  expect(element).toHaveAttribute('data-example-scheme', 'dark');
  root.dataset['theme'] = 'purple-green';
  await Promise.resolve();
  expect(element).not.toHaveAttribute('data-example-scheme');
  expect(settingsOf(element).scheme).toBe('dark');
});

it('copies the settings to the root for overlays', async () => {
  const dark = stage();
  const plain = stage();
  await applySettings(dark, { ...defaultSettings, scheme: 'dark', density: -1 });
  const press = (element: Element) =>
    element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press(plain);
  expect(root).not.toHaveAttribute('data-overlay-scheme');
  press(dark);
  expect(root).toHaveAttribute('data-overlay-scheme', 'dark');
  expect(root).toHaveAttribute('data-overlay-density', '-1');

  const overlay = document.createElement('div');
  overlay.className = 'cdk-overlay-container';
  document.body.append(overlay);
  press(overlay);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(root).toHaveAttribute('data-overlay-scheme', 'dark');
  press(document.body);
  expect(root).not.toHaveAttribute('data-overlay-scheme');
});
