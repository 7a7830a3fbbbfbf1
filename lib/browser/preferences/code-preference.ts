import { forget, readStored, store } from './storage';

const codeLanguageKey = 'docs-code-language';
const codeWrapKey = 'docs-code-wrap';

/** The languages of example files, of which the reader can prefer one. */
const languages = ['html', 'ts', 'css'] as const;
export type CodeLanguage = (typeof languages)[number];

/** Stored when long lines are wrapped; otherwise the key is removed. */
const wrapped = 'on';

function languageNamed(name: string | null | undefined): CodeLanguage | undefined {
  return languages.find((language) => language === name);
}

/** Returns the language of a file name, if it is one of the above. */
export function codeLanguageOf(file: string): CodeLanguage | undefined {
  return languageNamed(file.slice(file.lastIndexOf('.') + 1));
}

/** Reads the language that was chosen last, on any page. */
export function readCodeLanguage(): CodeLanguage | undefined {
  return languageNamed(readStored(codeLanguageKey));
}

export function storeCodeLanguage(language: CodeLanguage): void {
  store(codeLanguageKey, language);
}

/** Whether the page wraps long lines of code. */
export function isCodeWrapped(): boolean {
  return document.documentElement.dataset['codeWrap'] !== undefined;
}

/** Turns wrapping of long lines on or off for all code, and stores the choice. */
export function wrapCode(wrap: boolean): void {
  if (wrap) store(codeWrapKey, wrapped);
  else forget(codeWrapKey);
  showWrap(wrap);
  listeners.forEach((listener) => listener());
}

/** Calls back when wrapping is turned on or off. Returns a function that removes the listener. */
export function onCodeWrap(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();

/** Applies the stored choices, by attributes of the root that stylesheets use. */
export function showCodePreference(): void {
  const language = readStored(codeLanguageKey);
  if (language) document.documentElement.dataset['codeLanguage'] = language;
  showWrap(readStored(codeWrapKey) === wrapped);
}

function showWrap(wrap: boolean): void {
  document.documentElement.toggleAttribute('data-code-wrap', wrap);
}
