import { replaceBroken } from '@/lib/browser/network/load-element';
import { isWholeSheet } from '@/lib/browser/network/sheet-rules';
import { rejectBrokenFiles } from './reject-broken-files';

jest.mock('@/lib/browser/network/sheet-rules');
jest.mock('@/lib/browser/network/load-element');
jest.mocked(replaceBroken).mockRejectedValue(new Error('replaced'));

/** The event that listeners get when the browser reports that an element's file has loaded. */
async function toldBy(element: HTMLElement): Promise<string | undefined> {
  let told: string | undefined;
  element.onload = () => (told = 'load');
  element.onerror = () => (told = 'error');
  document.head.append(element);
  element.dispatchEvent(new Event('load'));
  await Promise.resolve();
  element.remove();
  return told;
}

/** A script that does not run: the test only dispatches its event. */
function scriptOf(src: string, isWhole: boolean): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/not-run';
  script.src = src;
  script.toggleAttribute('data-whole', isWhole);
  return script;
}
const chunk = '/_next/static/chunks/a.js';

it('lets scripts pass whose ends the build has not marked', async () => {
  rejectBrokenFiles(false);
  expect(await toldBy(scriptOf(chunk, false))).toBe('load');
});

describe('after a usual build', () => {
  beforeAll(() => rejectBrokenFiles(true));

  it.each([
    ['link', 'stylesheet', false, 'error'],
    ['link', 'stylesheet', true, 'load'],
    ['link', 'preload', false, 'load'],
    ['img', '', false, 'load'],
  ] as const)(
    'tells the load of <%s rel="%s">, with rules: %s, as %s',
    async (name, rel, isSheet, told) => {
      jest.mocked(isWholeSheet).mockReturnValue(isSheet);
      expect(await toldBy(Object.assign(document.createElement(name), { rel }))).toBe(told);
    },
  );

  it.each([
    [chunk, true, 'load'],
    [chunk, false, 'error'],
    ['https://tracker.test/_next/a.js', false, 'load'],
    ['/other.js', false, 'load'],
  ] as const)('tells the load of %s, run to its end: %s, as %s', async (src, isWhole, told) => {
    expect(await toldBy(scriptOf(src, isWhole))).toBe(told);
  });

  it.each([
    ['link', true],
    ['img', false],
  ])('leaves no failure of a <%s> unhandled: %s', (name, isHandled) => {
    const element = document.createElement(name);
    const reason = new Event('error');
    element.dispatchEvent(reason);
    const rejection = new Event('unhandledrejection', { cancelable: true });
    dispatchEvent(Object.assign(rejection, { reason }));
    expect(rejection.defaultPrevented).toBe(isHandled);
  });
});
