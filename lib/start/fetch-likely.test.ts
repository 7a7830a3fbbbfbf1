import { fetchLikely } from './fetch-likely';
import { sendSignal } from './signals';

const page = `
  <nav data-focus-on-navigation><a href="/a/overview">Overview</a><a href="/a/api">API</a></nav>
  <p><a href="/elsewhere">elsewhere</a></p>
  <nav><a rel="prev" href="/before">Previous</a><a rel="next" href="/after">Next</a></nav>`;

const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, 'connection');

/** Starts it on the page above; `fetched` grows with each link that is given on. */
function start() {
  document.body.innerHTML = page;
  const fetched: string[] = [];
  fetchLikely((link) => fetched.push(link.getAttribute('href') ?? ''));
  return fetched;
}

const act = () => dispatchEvent(new Event('pointermove'));
const run = () => sendSignal('navigated');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  if (connection) Object.defineProperty(Navigator.prototype, 'connection', connection);
  else Reflect.deleteProperty(Navigator.prototype, 'connection');
});

describe('pages that are likely to be next', () => {
  it.each([
    ['someone acts before the application runs', [act, run]],
    ['someone acts when it runs', [run, act]],
  ])('are the tabs and the neighbors, once %s', (_, [first, second]) => {
    const fetched = start();
    first?.();
    jest.runAllTimers();
    expect(fetched).toEqual([]);
    second?.();
    expect(fetched).toEqual([]);
    jest.runAllTimers();
    expect(fetched).toEqual(['/a/overview', '/a/api', '/before', '/after']);
  });

  it('are those of the next page after a navigation', () => {
    const fetched = start();
    act();
    run();
    jest.runAllTimers();
    document.body.innerHTML = '<a rel="next" href="/later">Next</a>';
    // The query alone has changed.
    history.replaceState(null, '', '?q=a');
    run();
    jest.runAllTimers();
    expect(fetched).toHaveLength(4);
    history.replaceState(null, '', '/after');
    run();
    jest.runAllTimers();
    expect(fetched.slice(4)).toEqual(['/later']);
  });

  it('are looked for again when the rest of a page has come', () => {
    const fetched = start();
    act();
    run();
    jest.runAllTimers();
    document.body.innerHTML = '<a rel="next" href="/later">Next</a>';
    sendSignal('filled');
    jest.runAllTimers();
    expect(fetched.slice(4)).toEqual(['/later']);
  });

  it('are left alone where data is saved', () => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    const fetched = start();
    act();
    run();
    jest.runAllTimers();
    expect(fetched).toEqual([]);
  });
});
