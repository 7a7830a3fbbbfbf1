import { site } from '@/content/site';

const suffix = '-playground';

/**
 * Whether an example is a playground: an example whose inputs visitors can change. Only strict sites have
 * this naming rule; on other sites the name may mean anything.
 */
export function isPlayground(id: string): boolean {
  return site.isStrict && id.endsWith(suffix);
}

/**
 * The part of a playground's id that distinguishes it from the main playground of its item: `fab` of
 * `button-fab-playground` beside `button-playground`. Empty for the main one.
 *
 * @param ids ids of all playgrounds of the item
 */
export function playgroundScope(id: string, ids: readonly string[]): string {
  const main = ids.find((other) => other !== id && id.startsWith(`${playgroundSubject(other)}-`));
  return main ? playgroundSubject(id).slice(playgroundSubject(main).length + 1) : '';
}

/** The id without the suffix for playgrounds. */
const playgroundSubject = (id: string) => id.slice(0, -suffix.length);
