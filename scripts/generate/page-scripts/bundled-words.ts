import { resolve } from 'node:path';
import { words } from '@/content/words';

/** Marks the position of the translations in a bundle. */
const placeholder = '__WORDS__';

/** A plugin of the bundler that omits the translations of the interface; {@link insertWords} inserts those in use. */
export const omitWords = {
  name: 'omit words',
  load: (id: string) =>
    id === resolve('content/words.ts')
      ? `export const words = JSON.parse(${placeholder});`
      : undefined,
};

/** Inserts the translations of only the texts that a bundle contains, because every page loads it. */
export function insertWords(code: string): string {
  const used = Object.entries(words).filter(([text]) => code.includes(text));
  return code.replaceAll(placeholder, () =>
    JSON.stringify(JSON.stringify(Object.fromEntries(used))),
  );
}
