import { fetchJsonAhead } from '@/lib/browser/network/fetch-json';
import { preload } from '@/lib/browser/network/load';
import { fetchForPresses } from './fetch-for-presses';
import { sendSignal } from './signals';

jest.mock('@/lib/browser/network/fetch-json');
jest.mock('@/lib/browser/network/load', () => ({ preload: jest.fn(() => Promise.resolve()) }));

const presses = [
  { control: 'button[aria-haspopup=menu]', files: ['/menu.css', '/menu.js'] },
  { control: '[data-example-code]', files: ['/panel.js'] },
];

const preloaded = () => jest.mocked(preload).mock.calls.map(([file]) => file);
const find = (selector: string) => document.querySelector(selector) ?? document.body;
const down = (selector: string) =>
  find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `
    <button id="theme" aria-haspopup="menu"><b>Theme</b></button>
    <button id="code" data-example-code="/code.json">Code</button><p>text</p>`;
});
afterEach(() => sendSignal('app'));

const begun = () => {
  const fetcher = fetchForPresses(presses);
  fetcher.begin();
  return fetcher;
};

it('fetches what is opened when a pointer goes down, once', () => {
  begun();
  down('#theme b');
  down('#theme');
  expect(preloaded()).toEqual(['/menu.css', '/menu.js']);
  expect(fetchJsonAhead).not.toHaveBeenCalled();
});

it('fetches the source that a button shows', () => {
  begun();
  down('#code');
  expect(preloaded()).toEqual(['/panel.js']);
  expect(fetchJsonAhead).toHaveBeenCalledWith('/code.json');
});

it('does so for what has been pressed already, scripts not before it may begin', () => {
  const { fetchFor, begin } = fetchForPresses(presses);
  fetchFor(find('#theme'));
  fetchFor(find('#code'));
  expect(preloaded()).toEqual([]);
  expect(fetchJsonAhead).toHaveBeenCalledWith('/code.json');
  begin();
  begin();
  expect(preloaded()).toEqual(['/menu.css', '/menu.js', '/panel.js']);
});

it('leaves all else alone, and everything once the application is there', () => {
  begun();
  down('p');
  sendSignal('app');
  down('#theme');
  expect(preloaded()).toEqual([]);
});
