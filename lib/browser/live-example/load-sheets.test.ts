import { loadSheets } from './load-sheets';

// A file that fails is requested again, past the cache, and is missing there, too.
jest.mock('@/lib/browser/network/request', (): object => ({
  ...jest.requireActual('@/lib/browser/network/request'),
  fetchBytes: (url: string) => Promise.reject(new Error(`${url} did not load.`)),
}));

const addresses = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
const link = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

/** Answers with a sheet of one rule; jsdom fetches nothing. */
function arrive(href: string) {
  const element = link(href);
  if (!element) throw new Error(`Nobody has asked for ${href}`);
  Object.defineProperty(element, 'sheet', { value: { cssRules: [{}] } });
  element.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<span><link rel="stylesheet" href="/a.css" data-precedence="examples"></span><p></p>';
});

it('adds missing stylesheets, in order, after those of the page', async () => {
  const loaded = loadSheets(['/a.css', '/b.css', '/c.css']);
  expect(addresses()).toEqual(['/a.css', '/b.css', '/c.css']);
  arrive('/b.css');
  arrive('/c.css');
  await loaded;
  expect(link('/c.css')?.parentElement?.tagName).toBe('SPAN');
});

it('requests a stylesheet once for several examples', async () => {
  const done: string[] = [];
  const both = ['one', 'two'].map((name) => loadSheets(['/d.css']).then(() => done.push(name)));
  await Promise.resolve();
  expect(done).toEqual([]);
  expect(addresses()).toEqual(['/a.css', '/d.css']);
  arrive('/d.css');
  await Promise.all(both);
  expect(done).toEqual(['one', 'two']);
});

it('fails when a stylesheet does not load, and requests it again the next time', async () => {
  const failed = loadSheets(['/e.css']);
  link('/e.css')?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/e.css did not load');
  const again = loadSheets(['/e.css']);
  arrive('/e.css');
  await expect(again).resolves.toBeUndefined();
});
