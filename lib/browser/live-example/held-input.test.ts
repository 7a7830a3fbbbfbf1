import { holdInput } from './held-input';

const markup =
  '<div><button>Send</button><input /><section tabindex="0"><b>Grind</b></section></div>';

function setUp() {
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.replaceChildren(host);
  const onIntent = jest.fn();
  const held = holdInput(host, onIntent);
  /** What the runtime does: other elements in the place of the pre-rendered ones. */
  const swap = () => {
    host.innerHTML = markup;
    const heard: string[] = [];
    for (const type of ['click', 'keydown', 'input']) {
      host.addEventListener(type, ({ target }) => {
        heard.push(`${type} ${target instanceof Element ? target.localName : ''}`);
      });
    }
    held.release();
    return heard;
  };
  const get = <T extends keyof HTMLElementTagNameMap>(name: T): HTMLElementTagNameMap[T] => {
    const element = host.querySelector(name);
    if (!element) throw new Error(`no ${name}`);
    return element;
  };
  return { host, held, onIntent, swap, get };
}

describe('holdInput', () => {
  it('keeps a press from the pre-rendered element and gives it to the live one', () => {
    const { swap, get, onIntent } = setUp();
    const early = jest.fn();
    get('button').addEventListener('click', early);
    get('button').click();
    expect(early).not.toHaveBeenCalled();
    expect(onIntent).toHaveBeenCalled();
    expect(swap()).toEqual(['click button']);
  });

  it('gives only the last of several presses', () => {
    const { swap, get } = setUp();
    get('button').click();
    get('b').click();
    expect(swap()).toEqual(['click b']);
  });

  it('moves focus along', () => {
    const { swap, get } = setUp();
    get('input').focus();
    swap();
    expect(get('input')).toHaveFocus();
  });

  it('does not take focus back from where it has gone', () => {
    const { swap, get } = setUp();
    get('input').focus();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    swap();
    expect(elsewhere).toHaveFocus();
  });

  it('keeps text that was typed', () => {
    const { swap, get } = setUp();
    get('input').value = 'Ada';
    get('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(swap()).toEqual(['input input']);
    expect(get('input')).toHaveValue('Ada');
  });

  it('keeps a key for an element that handles keys itself', () => {
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

  it('completes a press that began before the swap and ends after it', () => {
    const { swap, get } = setUp();
    get('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const heard = swap();
    expect(heard).toEqual([]);
    get('button').dispatchEvent(new Event('pointerup', { bubbles: true }));
    expect(heard).toEqual(['click button']);
  });

  it('stays out of the way once it is released or dropped', () => {
    const { held, get, onIntent } = setUp();
    held.drop();
    const live = jest.fn();
    get('button').addEventListener('click', live);
    get('button').click();
    expect(live).toHaveBeenCalledTimes(1);
    expect(onIntent).not.toHaveBeenCalled();
  });
});
