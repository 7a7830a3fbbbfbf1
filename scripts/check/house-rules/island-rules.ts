import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

const islands = 'components/islands';

/** Next shows these itself, in place of what failed. */
const errorPages = `${islands}/error-page`;

/**
 * Checks that a failing island removes only itself from its page: what is imported from outside of
 * `components/islands` is made by `asIsland`.
 */
export function checkIslands(sources: readonly Source[]): readonly string[] {
  const used = new Set(
    sources
      .filter(({ path }) => !isWithin(path, islands) && !isForTests(path))
      .flatMap(({ imports }) => imports)
      .filter(({ target, typeOnly }) => !typeOnly && isWithin(target, islands))
      .map(({ target }) => target),
  );
  return sources
    .filter(({ path }) => path.endsWith('.tsx') && used.has(moduleOf(path)))
    .filter(({ path }) => !isWithin(path, errorPages))
    .filter(({ text }) => !/^export const \w+ = asIsland\(/m.test(text))
    .map(({ path }) => `${path}: a page uses it, so it has to be made by asIsland`);
}
