import { whenIdle } from './when-idle';

const idle = jest.fn<number, [() => void]>(() => 7);
const cancelIdle = jest.fn();
let readyState: DocumentReadyState;

beforeEach(() => {
  jest.clearAllMocks();
  readyState = 'complete';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancelIdle });
});

it('calls back when the browser is idle, and can be canceled', () => {
  const callback = jest.fn();
  const cancel = whenIdle(callback);
  expect(idle).toHaveBeenCalledWith(callback, { timeout: 500 });
  cancel();
  expect(cancelIdle).toHaveBeenCalledWith(7);
});

it('waits for the page to load first, and can be canceled before', () => {
  readyState = 'loading';
  whenIdle(jest.fn())();
  const cancel = whenIdle(jest.fn());
  expect(idle).not.toHaveBeenCalled();
  readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveBeenCalledTimes(1);
  cancel();
  expect(cancelIdle).toHaveBeenCalledTimes(1);
});

it('waits a little in browsers without idle callbacks', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const callback = jest.fn();
  whenIdle(callback);
  whenIdle(callback)();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
