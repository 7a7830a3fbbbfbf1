import { completePress, watchPress } from './held-press';
import { recordPress } from './press';

const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
let button: HTMLElement;
let heard: string[];

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><button></button></main>';
  button = document.querySelector('button') ?? document.body;
  heard = [];
  for (const type of types) button.addEventListener(type, () => heard.push(type));
});
afterEach(() => jest.useRealTimers());

const pointer = (type: string, pointerType: string) =>
  new PointerEvent(type, { pointerType, bubbles: true });
const mouse = (type: string) => new MouseEvent(type, { detail: 1, bubbles: true });

/** Releases a press that began on an element which the button has replaced since. */
function release(pointerType: string): void {
  const held = watchPress(document.querySelector('main') ?? document.body);
  const down = pointer('pointerdown', pointerType);
  held.begin({ path: [], pointer: recordPress(down, button, down) });
  held.report(({ pointer }) => {
    if (pointer) completePress(button, pointer);
  });
  button.dispatchEvent(pointer('pointerup', pointerType));
}

it('presses before the mouse is released, and clicks after that', () => {
  release('mouse');
  button.dispatchEvent(mouse('mouseup'));
  jest.runAllTimers();
  expect(heard).toEqual(types);
});

it('clicks once where the browser clicks too', () => {
  release('mouse');
  button.dispatchEvent(mouse('mouseup'));
  button.dispatchEvent(mouse('click'));
  jest.runAllTimers();
  expect(heard).toEqual(types);
});

const touch = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const;

it('leaves the mouse events of a touch to a browser that dispatches them', () => {
  release('touch');
  for (const type of ['mousedown', 'mouseup', 'click'] as const) button.dispatchEvent(mouse(type));
  jest.runAllTimers();
  expect(heard).toEqual(touch);
});

it('dispatches the mouse events of a touch where no browser does', () => {
  release('touch');
  expect(heard).toEqual(['pointerdown', 'pointerup']);
  jest.runAllTimers();
  expect(heard).toEqual(touch);
});
