import { declarationsOf, isShownInTemplates } from './entry-declarations';

const declaredClass = /^(export )?declare (?:abstract )?class (\w+)[^{]*\{([\s\S]*?)^\}/gm;
/** What Angular's style guides add to the names of classes. */
const kinds = new Set(['Component', 'Directive', 'Module', 'Pipe', 'Service']);

/** The words of a name in capitals: `InputOTP2` has `Input` and `OTP2`. */
const wordsOf = (name: string) =>
  name.match(/[A-Z]+(?![a-z])(?:\d+[a-z]*)?|[A-Z]?[a-z]+(?:\d+[a-z]*)?|\d+/g) ?? [];
const lettersOf = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** What an entry point exports by another name than it declares, and by the same, as local and exported names. */
function exportedNames(declarations: string): ReadonlyMap<string, string> {
  const lists = [...declarations.matchAll(/^export \{([^}]*)\}/gm)];
  return new Map(
    lists
      .flatMap(([, list = '']) => list.split(','))
      .map((entry) => entry.trim().split(/\s+as\s+/))
      .map(([local = '', exported = local]) => [local, exported]),
  );
}

/** The words of a class that spell an id, without the library's prefix and the kind of class. */
function wordsThatSpell(id: string, className: string): readonly string[] | undefined {
  const words = wordsOf(className);
  const withoutKind = kinds.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return [words, withoutKind]
    .flatMap((list) => list.map((_, start) => list.slice(start)))
    .find((list) => lettersOf(list.join('')) === lettersOf(id));
}

/** Only the first word has a capital, as in the titles of this site. Acronyms keep theirs. */
function titleFrom([first = '', ...others]: readonly string[]): string {
  const isAcronym = (word: string) => /^[A-Z]{2}/.test(word);
  return [
    first.charAt(0).toUpperCase() + first.slice(1),
    ...others.map((word) => (isAcronym(word) ? word : word.toLowerCase())),
  ].join(' ');
}

/**
 * Names an entry point as its component does: `buttongroup` becomes `Button group` if it exports `ButtonGroup`, with or
 * without a prefix of the library. A component or directive counts before another class, and then the one with the most
 * words.
 *
 * @param file its declarations
 * @param id such as `buttongroup`
 * @returns undefined when no class that it exports is spelled like it, or has more words than the id shows
 */
export function nameEntryPoint(file: string, id: string): string | undefined {
  const declarations = declarationsOf(file);
  const exported = exportedNames(declarations);
  const fewest = id.split(/[^a-z0-9]+/i).length;
  const [best] = [...declarations.matchAll(declaredClass)]
    .flatMap(([, isExported, local = '', body = '']) => {
      const name = exported.get(local) ?? (isExported && local);
      const words = name ? wordsThatSpell(id, name) : undefined;
      return words ? [{ words, isShown: isShownInTemplates(body) }] : [];
    })
    .filter(({ words }) => words.length >= fewest)
    .sort((a, b) => Number(b.isShown) - Number(a.isShown) || b.words.length - a.words.length);
  return best && titleFrom(best.words);
}
