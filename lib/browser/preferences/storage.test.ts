import { acceptCookies, hasAcceptedCookies } from './cookie-preference';
import { readStored, store } from './storage';

describe('storage', () => {
  it('reads what it stored', () => {
    store('a', 'b');
    expect(readStored('a')).toBe('b');
    acceptCookies();
    expect(localStorage.getItem('docs-cookies')).toBe('true');
    expect(hasAcceptedCookies()).toBe(true);
  });

  it('ignores failures', () => {
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const spies = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail),
    ];
    expect(() => store('a', 'c')).not.toThrow();
    expect(readStored('a')).toBeNull();
    expect(hasAcceptedCookies()).toBe(false);
    spies.forEach((spy) => spy.mockRestore());
  });
});
