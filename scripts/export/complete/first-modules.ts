/** Where a module begins in a script of the bundler's: its number, then what makes it. */
const beginning = /[,[]\d+,(?:\w+|\([^)]*\))=>\{/g;

/** Another module that it uses. */
const used = /\b\w\.[ri]\((\d+)\)/g;

/** What the framework's first module reads the page's data from; no other does. */
const queue = '__next_f';

/**
 * Finds the modules that the framework's first module uses, so that they can run before it: it starts the application
 * as soon as it runs itself.
 *
 * @param chunks texts of the bundler's scripts by their place in the export
 * @returns the bundler's numbers of them, in the order they run
 * @throws when no script has that module, or it uses none: the bundler or the framework write them otherwise than they did
 */
export function firstModulesOf(chunks: ReadonlyMap<string, string>): readonly number[] {
  for (const chunk of chunks.values()) {
    const at = chunk.indexOf(queue);
    if (at < 0) continue;
    const places = Array.from(chunk.matchAll(beginning), ({ index }) => index);
    const module = chunk.slice(
      places.findLast((place) => place < at),
      places.find((place) => place > at),
    );
    const numbers = Array.from(module.matchAll(used), ([, number]) => Number(number));
    if (numbers.length > 0) return [...new Set(numbers)];
  }
  throw new Error(`No script of the export has a module that reads ${queue} and uses others.`);
}
