import { replaceBroken } from '@/lib/browser/network/load-element';
import { isCutOff, isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { rejectBrokenFiles } from './reject-broken-files';
import { repairSheets } from './repair-sheets';

jest.mock('@/lib/browser/network/sheet-rules');
jest.mock('@/lib/browser/network/load-element');
const explained = jest.mocked(replaceBroken).mockRejectedValue(new Error('offline'));
const arrived = jest.mocked(isWholeSheet);
const link = () => document.querySelector('link');
const note = () => document.querySelector<HTMLElement>('[data-start-failed]');

rejectBrokenFiles(true);

beforeEach(() => {
  document.body.innerHTML =
    '<link rel="stylesheet" href="/a.css" id="a" data-precedence="next"><div data-start-failed hidden><p></p><button data-start-again></button></div>';
  window.requestIdleCallback = (callback) => {
    callback({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  };
});

it.each([
  ['loaded stylesheets', true, false],
  ['the disabled ones for the framework', false, true],
])('ignores %s', (_, isWhole, isDisabled) => {
  arrived.mockReturnValue(isWhole);
  link()?.toggleAttribute('disabled', isDisabled);
  const before = link();
  repairSheets();
  expect(link()).toBe(before);
});

it('ignores those that a script has added', () => {
  arrived.mockReturnValue(false);
  let idle: IdleRequestCallback | undefined;
  window.requestIdleCallback = (callback) => {
    idle = callback;
    return 0;
  };
  repairSheets();
  document.body.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/b.css" id="b">');
  const brought = document.querySelector('#b');
  idle?.({ didTimeout: false, timeRemaining: () => 0 });
  expect(document.querySelector('#b')).toBe(brought);
});

it('requests a missing one again, with all its attributes', () => {
  arrived.mockReturnValue(false);
  const before = link();
  repairSheets();
  expect(link()).not.toBe(before);
  expect(link()?.outerHTML).toBe(before?.outerHTML);
  arrived.mockReturnValue(true);
  link()?.dispatchEvent(new Event('load'));
  expect(note()).not.toBeVisible();
});

it.each(['error', 'load'])('shows a note when it fails again, by %s, and retries', (type) => {
  arrived.mockReturnValue(false);
  repairSheets();
  const second = link();
  second?.dispatchEvent(new Event(type));
  expect(note()).toBeVisible();
  expect(note()).toHaveTextContent('A style sheet did not load, so this page may look wrong.');
  note()?.querySelector('button')?.click();
  expect(note()).not.toBeVisible();
  expect(link()).not.toBe(second);
});

it('retries all failed ones on request, also those that fail later', () => {
  arrived.mockReturnValue(false);
  document.body.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/b.css" id="b">');
  const other = () => document.querySelector('#b');
  repairSheets();
  link()?.dispatchEvent(new Event('error'));
  note()?.querySelector('button')?.click();
  const second = other();
  second?.dispatchEvent(new Event('error'));
  expect(note()).not.toBeVisible();
  expect(other()).not.toBe(second);
  other()?.dispatchEvent(new Event('error'));
  expect(note()).toBeVisible();
});

it('does not request the stylesheet of examples again while it is loading', () => {
  performance.getEntriesByName = () => [];
  arrived.mockReturnValue(false);
  link()?.setAttribute('data-precedence', 'examples');
  const first = link();
  repairSheets();
  expect(link()).toBe(first);
  first?.dispatchEvent(new Event('error'));
  expect(link()).not.toBe(first);
});

it('keeps half of one until the whole is there, which it asks for past the cache', async () => {
  arrived.mockReturnValue(false);
  jest.mocked(isCutOff).mockReturnValueOnce(true);
  repairSheets();
  const half = link();
  await Promise.resolve();
  await Promise.resolve();
  expect(explained).toHaveBeenLastCalledWith('http://localhost/a.css');
  const links = () => [...document.querySelectorAll('link')];
  expect(links().map(({ href }) => href.replace(/\?\d+$/, '?new'))).toEqual([
    'http://localhost/a.css',
    'http://localhost/a.css?new',
  ]);
  arrived.mockReturnValue(true);
  links()[1]?.dispatchEvent(new Event('load'));
  expect(half?.isConnected).toBe(false);
  expect(links()).toHaveLength(1);
});
