import { ownColorsKey, readOwnColors, storeOwnColors } from '@/lib/browser/preferences/own-colors';
import { hook } from '@/lib/design/hooks';
import { followOwnColors } from './own-colors';

const { dataset } = document.documentElement;

beforeAll(() => {
  followOwnColors();
  const [name = ''] = Object.keys(hook('endOwnColors'));
  document.body.innerHTML = `<button ${name}>Your colors</button><a href="#next">Next</a>`;
});

describe('followOwnColors', () => {
  it('removes them on a press of the chip, announces it, and moves focus', () => {
    storeOwnColors('a {}');
    document.querySelector('button')?.click();
    expect(dataset['ownColors']).toBeUndefined();
    expect(readOwnColors()).toBeNull();
    expect(document.querySelector('[aria-live]')).toHaveTextContent(/colors of the site again/);
    expect(document.querySelector('a')).toHaveFocus();
  });

  it('follows another tab', () => {
    localStorage.setItem(ownColorsKey, 'a {}');
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(dataset['ownColors']).toBeUndefined();
    dispatchEvent(new StorageEvent('storage', { key: ownColorsKey }));
    expect(dataset['ownColors']).toBe('');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(dataset['ownColors']).toBeUndefined();
  });
});
