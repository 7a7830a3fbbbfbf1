import { renderHook } from '@testing-library/react';
import { useCloseOnBack } from './use-close-on-back';

const navigation = new EventTarget();
beforeAll(() => Reflect.set(window, 'navigation', navigation));
afterAll(() => Reflect.deleteProperty(window, 'navigation'));

/** Navigates; returns whether it takes place. */
const navigate = (navigationType: string, cancelable = true) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable }), { navigationType }),
  );

it('closes instead of going back, while it is open', () => {
  const onClose = jest.fn();
  const { unmount } = renderHook(() => useCloseOnBack(onClose));
  expect(navigate('push')).toBe(true);
  expect(navigate('traverse', false)).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(navigate('traverse')).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(navigate('traverse')).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does nothing where the browser does not offer it', () => {
  Reflect.deleteProperty(window, 'navigation');
  expect(() => renderHook(() => useCloseOnBack(jest.fn()))).not.toThrow();
});
