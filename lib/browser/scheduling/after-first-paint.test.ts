import { afterFirstPaint } from './after-first-paint';
import { tellPainting } from './painting.fixture';

let hidden = false;
Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });

it('waits for text, and calls back once', () => {
  const tell = tellPainting();
  const callback = jest.fn();
  afterFirstPaint(callback);
  expect(callback).not.toHaveBeenCalled();
  tell('first-paint');
  expect(callback).not.toHaveBeenCalled();
  tell('first-paint', 'first-contentful-paint');
  tell('first-contentful-paint');
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back immediately in a hidden tab', () => {
  tellPainting();
  hidden = true;
  const callback = jest.fn();
  afterFirstPaint(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
