import { leaveKeysToInputMethods } from './input-methods';

const seen = jest.fn();
beforeAll(() => {
  leaveKeysToInputMethods();
  document.addEventListener('keydown', seen, { capture: true });
});
beforeEach(() => {
  seen.mockReset();
  document.body.innerHTML = '<input><div data-live-host><input></div>';
});

const press = (selector: string, init: KeyboardEventInit) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it('shows no key to the page while an input method composes', () => {
  press('input', { key: 'Escape', isComposing: true });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says it so
  press('input', { key: 'Enter', keyCode: 229 });
  expect(seen).not.toHaveBeenCalled();
});

it('shows all other keys, and examples all of them', () => {
  press('input', { key: 'Escape' });
  press('[data-live-host] input', { key: 'Escape', isComposing: true });
  expect(seen).toHaveBeenCalledTimes(2);
});
