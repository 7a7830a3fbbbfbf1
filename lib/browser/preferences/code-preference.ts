import { forget, readStored, store } from './storage';

const codeLanguageKey = 'docs-code-language';
const codeWrapKey = 'docs-code-wrap';

/** Languages that a reader can prefer: those that examples have a file of. */
const languages = ['html', 'ts', 'css'] as const;
export type CodeLanguage = (typeof languages)[number];

/** What is stored when long lines are wrapped; nothing is when they are not. */
const wrapped = 'on';

function languageNamed(name: string | null | undefined): CodeLanguage | undefined {
  return languages.find((language) => language === name);
}

/** The language of a file that can be preferred, by its name. */
export function codeLanguageOf(file: string): CodeLanguage | undefined {
  return languageNamed(file.slice(file.lastIndexOf('.') + 1));
}

/** The language that was chosen last, on any page. */
export function readCodeLanguage(): CodeLanguage | undefined {
  return languageNamed(readStored(codeLanguageKey));
}

export function storeCodeLanguage(language: CodeLanguage): void {
  store(codeLanguageKey, language);
}

/** Whether long lines of code are wrapped on the page. */
export function isCodeWrapped(): boolean {
  return document.documentElement.dataset['codeWrap'] !== undefined;
}

/** Wraps long lines of all code from now on, or lets them run. */
export function wrapCode(wrap: boolean): void {
  if (wrap) store(codeWrapKey, wrapped);
  else forget(codeWrapKey);
  showWrap(wrap);
  listeners.forEach((listener) => listener());
}

/** Calls back when long lines come to be wrapped or no longer are. Returns the way to stop. */
export function onCodeWrap(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();

/** Shows what was chosen before, by attributes of the root that style sheets read. */
export function showCodePreference(): void {
  const language = readStored(codeLanguageKey);
  if (language) document.documentElement.dataset['codeLanguage'] = language;
  showWrap(readStored(codeWrapKey) === wrapped);
}

function showWrap(wrap: boolean): void {
  document.documentElement.toggleAttribute('data-code-wrap', wrap);
}
