import { type PressQueue, queuePresses } from './press-queue';
import { replayPresses } from './replay';

const heard: string[] = [];
const onPress = jest.fn();

/** Listeners stay on the window as long as the page lives; so each test has its own element. */
function setUp(markup: string) {
  document.body.innerHTML = markup;
  heard.length = 0;
  onPress.mockReset();
  const presses = queuePresses(onPress);
  const get = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  return { presses, get };
}

beforeAll(() => {
  for (const type of ['click', 'keydown'] as const) {
    document.addEventListener(type, (event) => {
      const key = event instanceof KeyboardEvent ? ` ${event.key}` : ` ${event.detail}`;
      if (event.target instanceof Element) heard.push(`${type}${key} ${event.target.id}`);
    });
  }
});

function finish(presses: PressQueue) {
  replayPresses(presses, 'early');
  replayPresses(presses, 'app');
}

describe('queuePresses', () => {
  it('queues a press for the application and replays it once', () => {
    const { presses, get } = setUp('<button id="theme"></button>');
    get('#theme').click();
    expect(heard).toEqual([]);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(presses.waiting.size).toBe(1);
    expect(get('#theme')).toHaveAttribute('aria-busy', 'true');
    replayPresses(presses, 'early');
    expect(heard).toEqual([]);
    replayPresses(presses, 'app');
    expect(heard).toEqual(['click 0 theme']);
    expect(get('#theme')).not.toHaveAttribute('aria-busy');
    get('#theme').click();
    expect(heard).toHaveLength(2);
  });

  it('replays repeated presses on a control once, and those on others in order', () => {
    const { presses, get } = setUp('<button id="a"></button><button id="b"></button>');
    for (const id of ['#a', '#b', '#a']) get(id).click();
    finish(presses);
    expect(heard).toEqual(['click 0 b', 'click 0 a']);
  });

  it('replays typed keys after the press that opens the search', () => {
    const { presses, get } = setUp('<a id="search" data-search aria-keyshortcuts="/"></a>');
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    document.body.id = 'page';
    expect(press('x')).toBe(false);
    heard.length = 0;
    expect(['/', 't', ' ', 'Backspace', 'o'].map(press)).toEqual([true, true, true, true, true]);
    expect(heard).toEqual([]);
    finish(presses);
    expect(heard).toEqual(['/', 't', ' ', 'Backspace', 'o'].map((key) => `keydown ${key} page`));
    expect(get('#search')).not.toHaveAttribute('aria-busy');
    document.body.removeAttribute('id');
  });

  it('distinguishes a pointer from a key', () => {
    const { presses, get } = setUp('<button id="a"><i></i></button>');
    get('i').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    finish(presses);
    expect(heard).toEqual(['click 1 ']);
  });

  it('replays presses for the early script as soon as it has loaded', () => {
    const { presses, get } = setUp(
      '<button id="copy" data-copy-code></button><live-example><b id="in"></b></live-example>',
    );
    get('#copy').click();
    get('#in').click();
    replayPresses(presses, 'early');
    expect(heard).toEqual(['click 0 copy', 'click 0 in']);
    get('#copy').click();
    expect(heard).toHaveLength(3);
    finish(presses);
  });

  it('leaves links, popovers and modified presses to the browser, but not links to the search', () => {
    const { presses, get } = setUp(
      '<a id="link" href="#x"></a><button id="toc" popovertarget="x"></button><button id="a"></button><a id="find" href="#find" data-search></a>',
    );
    get('#link').click();
    get('#toc').click();
    get('#a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    const left = ['click 0 link', 'click 0 toc', 'click 0 a'];
    expect(heard).toEqual(left);
    expect(onPress).not.toHaveBeenCalled();
    get('#find').click();
    expect(heard).toEqual(left);
    finish(presses);
    expect(heard).toEqual([...left, 'click 0 find']);
  });

  it('queues keys that a control or a shortcut handles', () => {
    const { presses, get } = setUp(
      '<button id="menu" aria-haspopup="menu"></button><p id="text"></p><input id="field"><button id="search" aria-keyshortcuts="/ Control+K"></button>',
    );
    const press = (id: string, key: string, init = {}) =>
      get(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
    press('#menu', 'ArrowDown');
    press('#text', '/');
    press('#field', '/');
    press('#field', 'k', { ctrlKey: true });
    press('#text', 'x');
    expect(heard).toEqual(['keydown / field', 'keydown x text']);
    heard.length = 0;
    finish(presses);
    expect(heard).toEqual(['keydown ArrowDown menu', 'keydown k field']);
  });

  it('drops a press on a removed element', () => {
    const { presses, get } = setUp('<button id="a"></button>');
    get('#a').click();
    get('#a').remove();
    finish(presses);
    expect(heard).toEqual([]);
  });
});
