import { site } from '@/content/site';

const suffix = '-playground';

/**
 * Whether an example is a playground: one whose inputs are knobs, shown by themselves. The name is a rule of
 * strict sites; with others it may mean anything.
 */
export function isPlayground(id: string): boolean {
  return site.isStrict && id.endsWith(suffix);
}

/**
 * What sets a playground apart from the main one of its item, whose id it begins with: `fab` of
 * `button-fab-playground` beside `button-playground`. The main one has an empty text.
 *
 * @param ids of all playgrounds of the item
 */
export function playgroundScope(id: string, ids: readonly string[]): string {
  const main = ids.find((other) => other !== id && id.startsWith(`${playgroundSubject(other)}-`));
  return main ? playgroundSubject(id).slice(playgroundSubject(main).length + 1) : '';
}

/** The id without what makes it a playground's. */
const playgroundSubject = (id: string) => id.slice(0, -suffix.length);
