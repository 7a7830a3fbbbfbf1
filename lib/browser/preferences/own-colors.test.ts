import { ownColorsKey, readOwnColors, showOwnColors, storeOwnColors } from './own-colors';

const { dataset } = document.documentElement;

afterEach(() => {
  showOwnColors(null);
  localStorage.clear();
});

describe('the reader’s own colors', () => {
  it('are applied and stored until they are removed', () => {
    expect(readOwnColors()).toBeNull();
    storeOwnColors('[data-live] { --mat-sys-primary: red }');
    expect(dataset['ownColors']).toBe('');
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(readOwnColors()).toContain('red');

    storeOwnColors('[data-live] { --mat-sys-primary: blue }');
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(document.querySelector('style')?.textContent).toContain('blue');

    storeOwnColors(null);
    expect(dataset['ownColors']).toBeUndefined();
    expect(document.querySelector('style')).toBeNull();
    expect(readOwnColors()).toBeNull();
  });

  it('do not change the stored theme', () => {
    localStorage.setItem('docs-theme-storage-current-name', 'purple-green');
    storeOwnColors('a {}');
    storeOwnColors(null);
    expect(localStorage.getItem('docs-theme-storage-current-name')).toBe('purple-green');
    expect(localStorage.getItem(ownColorsKey)).toBe('');
  });
});
