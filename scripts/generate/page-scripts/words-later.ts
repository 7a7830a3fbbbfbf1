import { resolve } from 'node:path';
import { words } from '@/content/words';

/** Stands for the translations of the interface until the bundle is there. */
const placeholder = '__WORDS__';

/** A plugin of the bundler that leaves the translations out of a bundle, see {@link withWords}. */
export const wordsLater = {
  name: 'words later',
  load: (id: string) =>
    id === resolve('content/words.ts')
      ? `export const words = JSON.parse(${placeholder});`
      : undefined,
};

/** Puts the translations of the texts that a bundle contains into it: pages are sent with it. */
export function withWords(code: string): string {
  const used = Object.entries(words).filter(([text]) => code.includes(text));
  return code.replaceAll(placeholder, () =>
    JSON.stringify(JSON.stringify(Object.fromEntries(used))),
  );
}
