import { onPressIntent } from './on-press-intent';

it.each(['pointerover', 'focusin', 'touchstart'])('reports %s, until it is removed', (name) => {
  const listener = jest.fn();
  const stop = onPressIntent(listener);
  const act = () => document.body.dispatchEvent(new Event(name, { bubbles: true }));
  act();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  act();
  expect(listener).toHaveBeenCalledTimes(1);
});
