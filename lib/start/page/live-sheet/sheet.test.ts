import { moveParts } from './move-parts';
import { drawRedline } from './redline';

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** jsdom has no layout, so each box has this width. */
function sized(selector: string, width: number): HTMLElement {
  const element = get(selector);
  element.getBoundingClientRect = () => new DOMRect(10, 20, width, 40);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="sheet">
    <figure data-part="button" data-measured="button"><figcaption></figcaption>
      <div data-pick=".go" inert aria-hidden="true"><span>drawn</span></div></figure>
    <div data-sheet-rest><i></i><p class="go"><button id="a"></button><button id="b"></button></p></div>
    <div data-redline hidden><b></b></div>
  </div>`;
});

describe('moveParts', () => {
  it('replaces a drawing by an interactive part, and restores it', () => {
    const putBack = moveParts(get('#sheet'), get('[data-sheet-rest]'));
    const place = get('[data-pick]');
    expect(place.firstElementChild).toHaveClass('go');
    expect(place.inert).toBe(false);
    expect(place).not.toHaveAttribute('aria-hidden');
    expect(get('[data-sheet-rest]')).not.toBeVisible();
    putBack();
    expect(place).toHaveTextContent('drawn');
    expect(place.inert).toBe(true);
    expect(place).toHaveAttribute('aria-hidden', 'true');
  });

  it('moves nothing when a part is missing', () => {
    get('.go').className = '';
    expect(() => moveParts(get('#sheet'), get('[data-sheet-rest]'))).toThrow('no element ".go"');
    expect(get('[data-pick]')).toHaveTextContent('drawn');
  });
});

describe('drawRedline', () => {
  const ended = new AbortController();
  const line = () => get('[data-redline]');

  beforeEach(() => {
    get('[data-pick]').replaceChildren(get('.go'));
    sized('#a', 80);
    sized('#b', 84);
    drawRedline(get('#sheet'), ended.signal);
  });

  it('measures the box under the pointer, and stops when it leaves', () => {
    get('#b').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(line()).toHaveTextContent('84 × 40');
    expect(line()).toBeVisible();
    expect(get('figure')).toHaveAttribute('data-measuring');
    get('#sheet').dispatchEvent(new Event('pointerleave'));
    expect(line()).not.toBeVisible();
    expect(get('figure')).not.toHaveAttribute('data-measuring');
  });

  it('measures the first box of a part whose caption has the focus', () => {
    get('figcaption').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(line()).toHaveTextContent('80 × 40');
  });

  it('measures again after a transition', () => {
    get('#a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    sized('#a', 120);
    get('#a').dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(line()).toHaveTextContent('120 × 40');
  });

  it('draws nothing outside of parts', () => {
    get('#sheet').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(line()).not.toBeVisible();
  });
});
