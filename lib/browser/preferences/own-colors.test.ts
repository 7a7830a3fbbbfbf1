import { ownColorsKey, readOwnColors, showOwnColors, storeOwnColors } from './own-colors';

const { dataset } = document.documentElement;

afterEach(() => {
  showOwnColors(null);
  localStorage.clear();
});

describe('the reader’s own colors', () => {
  it('are shown and remembered until they are ended', () => {
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

  it('leave the stored theme alone', () => {
    localStorage.setItem('docs-theme-storage-current-name', 'purple-green');
    storeOwnColors('a {}');
    storeOwnColors(null);
    expect(localStorage.getItem('docs-theme-storage-current-name')).toBe('purple-green');
    expect(localStorage.getItem(ownColorsKey)).toBe('');
  });
});
