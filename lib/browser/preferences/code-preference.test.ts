import {
  codeLanguageOf,
  isCodeWrapped,
  onCodeWrap,
  readCodeLanguage,
  showCodePreference,
  storeCodeLanguage,
  wrapCode,
} from './code-preference';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['codeLanguage'];
  delete root.dataset['codeWrap'];
});

describe('the language of code', () => {
  it('is derived from the name of a file', () => {
    expect(codeLanguageOf('a-example.html')).toBe('html');
    expect(codeLanguageOf('a-example.spec.ts')).toBe('ts');
    expect(codeLanguageOf('data.json')).toBeUndefined();
  });

  it('is stored, and applied to the root before the first paint', () => {
    expect(readCodeLanguage()).toBeUndefined();
    storeCodeLanguage('css');
    expect(readCodeLanguage()).toBe('css');
    showCodePreference();
    expect(root.dataset['codeLanguage']).toBe('css');
  });

  it('ignores unknown languages', () => {
    localStorage.setItem('docs-code-language', 'cobol');
    expect(readCodeLanguage()).toBeUndefined();
  });
});

describe('wrapping', () => {
  it('is stored, applied and reported, until it is turned off', () => {
    const heard = jest.fn();
    const stop = onCodeWrap(heard);
    wrapCode(true);
    expect(isCodeWrapped()).toBe(true);
    delete root.dataset['codeWrap'];
    showCodePreference();
    expect(isCodeWrapped()).toBe(true);
    wrapCode(false);
    expect(isCodeWrapped()).toBe(false);
    showCodePreference();
    expect(isCodeWrapped()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    wrapCode(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
