import { queueInput } from './input-queue';

const markup =
  '<div><button>Send</button><input /><section tabindex="0"><b>Grind</b></section></div>';

function setUp() {
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.replaceChildren(host);
  const onIntent = jest.fn();
  const queue = queueInput(host, onIntent);
  /** Replaces the pre-rendered elements, as the runtime does. */
  const swap = () => {
    host.innerHTML = markup;
    const heard: string[] = [];
    for (const type of ['mousedown', 'click', 'keydown', 'input']) {
      host.addEventListener(type, ({ target }) => {
        heard.push(`${type} ${target instanceof Element ? target.localName : ''}`);
      });
    }
    queue.replay();
    return heard;
  };
  const get = <T extends keyof HTMLElementTagNameMap>(name: T): HTMLElementTagNameMap[T] => {
    const element = host.querySelector(name);
    if (!element) throw new Error(`no ${name}`);
    return element;
  };
  return { host, queue, onIntent, swap, get };
}

/** A click: by a pointer with the detail 1, by a key or a script with 0. */
const click = (detail: number) =>
  new MouseEvent('click', { detail, bubbles: true, cancelable: true });

describe('queueInput', () => {
  it('queues a press on the pre-rendered element and replays it on the live one', () => {
    const { swap, get, onIntent } = setUp();
    const early = jest.fn();
    get('button').addEventListener('click', early);
    get('button').click();
    expect(early).not.toHaveBeenCalled();
    expect(onIntent).toHaveBeenCalled();
    expect(swap()).toEqual(['click button']);
  });

  it('replays a press by a pointer as a press, and a click by a key as a click', () => {
    const { swap, get } = setUp();
    get('button').dispatchEvent(click(1));
    expect(swap()).toEqual(['mousedown button', 'click button']);
    const other = setUp();
    other.get('button').dispatchEvent(click(0));
    expect(other.swap()).toEqual(['click button']);
  });

  it('opens, and leaves open, what opens on mousedown and ignores its own click', () => {
    const { host, queue, get } = setUp();
    get('section').dispatchEvent(click(1));
    // The same elements may become live.
    let isOpen = false;
    get('section').addEventListener('mousedown', (event) => {
      event.preventDefault();
      isOpen = !isOpen;
      get('input').focus();
    });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Node && !host.contains(target)) isOpen = false;
    });
    queue.replay();
    expect(isOpen).toBe(true);
    expect(get('input')).toHaveFocus();
  });

  it('moves the focus between mousedown and click, as the browser did', () => {
    const { host, queue, get } = setUp();
    get('section').focus();
    get('b').dispatchEvent(click(1));
    host.innerHTML = markup;
    const heard: string[] = [];
    for (const type of ['mousedown', 'focusin', 'mouseup', 'click']) {
      host.addEventListener(type, () => heard.push(type));
    }
    queue.replay();
    expect(heard).toEqual(['mousedown', 'focusin', 'mouseup', 'click']);
    expect(get('section')).toHaveFocus();
  });

  it('does not return the focus to an element that the press has taken it from', () => {
    const { swap, get } = setUp();
    get('input').focus();
    get('input').blur();
    get('b').dispatchEvent(click(1));
    swap();
    expect(document.body).toHaveFocus();
  });

  it('returns whether a press is queued', () => {
    const { queue, get } = setUp();
    get('input').focus();
    expect(queue.isPressed()).toBe(false);
    get('button').click();
    expect(queue.isPressed()).toBe(true);
  });

  it('replays only the last of several presses', () => {
    const { swap, get } = setUp();
    get('button').click();
    get('b').click();
    expect(swap()).toEqual(['click b']);
  });

  it('does not move focus back from elsewhere', () => {
    const { swap, get } = setUp();
    get('input').focus();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    swap();
    expect(elsewhere).toHaveFocus();
  });

  it('replays typed text', () => {
    const { swap, get } = setUp();
    get('input').value = 'Ada';
    get('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(swap()).toEqual(['input input']);
    expect(get('input')).toHaveValue('Ada');
  });

  it('replays a key on an element that handles keys itself', () => {
    const { swap, get } = setUp();
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    get('section').dispatchEvent(key);
    expect(key.defaultPrevented).toBe(true);
    expect(swap()).toEqual(['keydown section']);
  });

  it('leaves Tab to the browser', () => {
    const { swap, get } = setUp();
    const key = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    get('section').dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
    expect(swap()).toEqual([]);
  });

  describe('a press that started before the swap', () => {
    const mouse = (type: string, button = 0) => new MouseEvent(type, { button, bubbles: true });
    const key = (type: string, key: string) => new KeyboardEvent(type, { key, bubbles: true });
    /** Dispatches the first event before the swap and the others after it. */
    const press = (
      down: Event,
      ...later: readonly (readonly [on: 'button' | 'input' | 'body', event: Event])[]
    ) => {
      const { swap, get, queue } = setUp();
      get('button').dispatchEvent(down);
      const heard = swap();
      expect(heard).toEqual([]);
      for (const [on, event] of later) {
        (on === 'body' ? document.body : get(on)).dispatchEvent(event);
      }
      return { heard, queue, get };
    };

    it('is completed when the pointer is released, once', () => {
      jest.useFakeTimers();
      const up = () => ['button', mouse('pointerup')] as const;
      const { heard } = press(mouse('pointerdown'), up(), up());
      jest.runAllTimers();
      jest.useRealTimers();
      expect(heard).toEqual(['mousedown button', 'click button']);
    });

    it('is completed when the space bar is released, wherever the focus is', () => {
      const other = ['body', key('keyup', 'Shift')] as const;
      const { heard } = press(key('keydown', ' '), other, ['body', key('keyup', ' ')]);
      expect(heard).toEqual(['click button']);
    });

    it('is dropped when it is on a disabled control', () => {
      const { swap, get } = setUp();
      get('button').disabled = true;
      get('button').dispatchEvent(mouse('pointerdown'));
      const heard = swap();
      get('button').dispatchEvent(mouse('pointerup'));
      expect(heard).toEqual([]);
    });

    it.each<[string, Event, ['button' | 'input' | 'body', Event]]>([
      ['ends elsewhere', mouse('pointerdown'), ['body', mouse('pointerup')]],
      ['is called off', mouse('pointerdown'), ['button', mouse('pointercancel')]],
      ['is of another button', mouse('pointerdown', 2), ['button', mouse('pointerup', 2)]],
      [
        'is of a key that clicks at once',
        key('keydown', 'Enter'),
        ['button', key('keyup', 'Enter')],
      ],
    ])('is dropped when it %s', (_, down, end) => {
      expect(press(down, end, ['button', mouse('pointerup')]).heard).toEqual([]);
    });

    it('is dropped when it ended before', () => {
      const { swap, get } = setUp();
      get('button').dispatchEvent(mouse('pointerdown'));
      get('button').dispatchEvent(mouse('pointerup'));
      const heard = swap();
      get('button').dispatchEvent(mouse('pointerup'));
      expect(heard).toEqual([]);
    });

    it('is dropped once the example was removed', () => {
      const { heard, queue, get } = press(mouse('pointerdown'));
      queue.discard();
      get('button').dispatchEvent(mouse('pointerup'));
      expect(heard).toEqual([]);
    });
  });

  it('stops handling events once it is replayed or discarded', () => {
    const { queue, get, onIntent } = setUp();
    queue.discard();
    const live = jest.fn();
    get('button').addEventListener('click', live);
    get('button').click();
    expect(live).toHaveBeenCalledTimes(1);
    expect(onIntent).not.toHaveBeenCalled();
  });
});
