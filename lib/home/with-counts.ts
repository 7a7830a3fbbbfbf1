import { itemsOf } from '@/lib/catalogue/items';
import { allExamples } from '@/lib/examples/catalogue';

/** Replaces the placeholders for counts in a text of the home page; see `HomeContent`. */
export function withCounts(text: string): string {
  return text.replaceAll(/\{([a-z0-9-]+)\}/g, (_, name: string) => {
    if (name !== 'examples') return String(itemsOf(name).length);
    return String(allExamples().filter(({ kind }) => kind === 'live').length);
  });
}
