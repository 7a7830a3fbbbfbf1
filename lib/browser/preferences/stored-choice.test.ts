import { readStored, store } from '@/lib/browser/page/storage';
import {
  acceptedCookies,
  applyStoredChoices,
  codeLanguage,
  codeWrap,
  listOrder,
} from './stored-choice';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  applyStoredChoices();
});

it.each([
  [listOrder, 'docs-list-order', 'purpose', 'listOrder'],
  [codeWrap, 'docs-code-wrap', 'on', 'codeWrap'],
  [codeLanguage, 'docs-code-language', 'css', 'codeLanguage'],
  [acceptedCookies, 'docs-cookies', 'true', 'cookies'],
] as const)('%# is stored and shown, in this tab and others', (choice, key, value, attribute) => {
  localStorage.setItem(key, 'cobol');
  choice.apply();
  expect([choice.stored(), choice.current()]).toEqual([undefined, undefined]);

  const heard = jest.fn();
  const stop = choice.onChange(heard);
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(root.dataset[attribute]).toBe(value);
  expect(choice.current()).toBe(value);
  choice.set(undefined);
  expect(localStorage.getItem(key)).toBeNull();
  expect(attribute in root.dataset).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  choice.apply();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('stores what is set, but not what a link requested', () => {
  listOrder.set('purpose', false);
  expect([listOrder.current(), listOrder.stored()]).toEqual(['purpose', undefined]);
  listOrder.set('purpose');
  expect(listOrder.stored()).toBe('purpose');
});

it('works without storage', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(fail),
  );
  store('a', 'b');
  expect(readStored('a')).toBeNull();
  acceptedCookies.set('true');
  expect(acceptedCookies.current()).toBe('true');
  acceptedCookies.set(undefined);
  spies.forEach((spy) => spy.mockRestore());
});
