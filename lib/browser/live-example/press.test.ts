import { pressOn, recordPress, replayPress } from './press';

const sequence = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** An element at a place of the page. jsdom has no layout. */
function elementAt(left: number, top: number): HTMLElement {
  const element = document.createElement('button');
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 40);
  document.body.replaceChildren(element);
  return element;
}

/** The events of a press on an element, in order. */
function listen(element: Element): MouseEvent[] {
  const heard: MouseEvent[] = [];
  for (const type of sequence) {
    element.addEventListener(type, (event) => {
      if (event instanceof MouseEvent) heard.push(event);
    });
  }
  return heard;
}

const at = { clientX: 130, clientY: 60 };

it('dispatches what a browser does for a press, in its order', () => {
  const element = elementAt(0, 0);
  const heard = listen(element);
  const moveFocus = jest.fn(() => {
    expect(heard.at(-1)?.type).toBe('mousedown');
  });
  replayPress(element, recordPress(new MouseEvent('click', at), element), moveFocus);
  expect(
    heard.map(({ type, buttons, detail, constructor: { name } }) => [type, buttons, detail, name]),
  ).toEqual([
    ['pointerdown', 1, 0, 'PointerEvent'],
    ['mousedown', 1, 1, 'MouseEvent'],
    ['pointerup', 0, 0, 'PointerEvent'],
    ['mouseup', 0, 1, 'MouseEvent'],
    ['click', 0, 1, 'PointerEvent'],
  ]);
  expect(moveFocus).toHaveBeenCalledTimes(1);
});

it('keeps the pointer, the modifiers, and the position in an element that has moved', () => {
  const press = recordPress(
    new MouseEvent('click', { ...at, shiftKey: true }),
    elementAt(100, 50),
    new PointerEvent('pointerdown', { pointerType: 'touch', pointerId: 7 }),
  );
  const element = elementAt(20, 400);
  const heard = listen(element);
  replayPress(element, press, () => undefined);
  const moved = { clientX: 50, clientY: 410, shiftKey: true, button: 0 };
  for (const event of heard) expect(event).toMatchObject(moved);
  for (const type of ['pointerdown', 'pointerup', 'click'] as const) {
    const event = heard.find((event) => event.type === type);
    expect(event).toMatchObject({ pointerType: 'touch', pointerId: 7, isPrimary: true });
  }
});

it('does not move the focus after a mousedown that is prevented', () => {
  const element = elementAt(0, 0);
  const heard = listen(element);
  const moveFocus = jest.fn();
  element.addEventListener('mousedown', (event) => event.preventDefault());
  replayPress(element, recordPress(new MouseEvent('click', at), element), moveFocus);
  expect(moveFocus).not.toHaveBeenCalled();
  expect(heard.map(({ type }) => type)).toEqual(sequence);
});

it('dispatches no events of a mouse after a pointerdown that is prevented', () => {
  const element = elementAt(0, 0);
  const heard = listen(element);
  const moveFocus = jest.fn();
  element.addEventListener('pointerdown', (event) => event.preventDefault());
  replayPress(element, recordPress(new MouseEvent('click', at), element), moveFocus);
  expect(moveFocus).not.toHaveBeenCalled();
  expect(heard.map(({ type }) => type)).toEqual(['pointerdown', 'pointerup', 'click']);
});

it('reaches what listens outside of a shadow tree', () => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('i'));
  const heard = listen(document.body);
  pressOn(inner, recordPress(new MouseEvent('click'), inner), () => undefined).mousedown();
  expect(heard.map(({ type }) => type)).toEqual(['mousedown']);
});
