import { currentListOrder, listOrderKey, onListOrder, setListOrder } from './list-order';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['listOrder'];
});

describe('the order of lists', () => {
  it('is by name until another is chosen, which is stored', () => {
    expect(currentListOrder()).toBe('name');
    setListOrder('purpose');
    expect(currentListOrder()).toBe('purpose');
    expect(localStorage.getItem(listOrderKey)).toBe('purpose');
    setListOrder('name');
    expect(currentListOrder()).toBe('name');
    expect(localStorage.getItem(listOrderKey)).toBe('name');
  });

  it('is not stored when a link requested it', () => {
    setListOrder('purpose', false);
    expect(currentListOrder()).toBe('purpose');
    expect(localStorage.getItem(listOrderKey)).toBeNull();
  });

  it('follows another tab, and calls listeners', () => {
    const listener = jest.fn();
    const stop = onListOrder(listener);
    localStorage.setItem(listOrderKey, 'purpose');
    dispatchEvent(new StorageEvent('storage', { key: listOrderKey, newValue: 'purpose' }));
    expect(currentListOrder()).toBe('purpose');
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    setListOrder('name');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is by name for an unknown value', () => {
    const stop = onListOrder(() => undefined);
    localStorage.setItem(listOrderKey, '<script>');
    dispatchEvent(new StorageEvent('storage', { key: listOrderKey }));
    expect(currentListOrder()).toBe('name');
    stop();
  });
});
