import { summaryOf } from './derive';
import { declarationsOf, isShownInTemplates } from './entry-declarations';

const documentedClass =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?declare (?:abstract )?class (\w+)[^{]*\{([\s\S]*?)^\}/gm;

/** The text of a doc comment before its tags, as Markdown. */
function textOf(comment: string): string {
  return comment
    .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
    .replace(/^\s*@[\s\S]*/m, '')
    .replaceAll(/\{@link\s+([^}|]+)(?:\|([^}]*))?\}/g, (_, name: string, text?: string) =>
      (text ?? name).trim(),
    )
    .trim();
}

/**
 * Describes an entry point by the first sentence about the component, directive or class that is named like it.
 *
 * @param file its declarations
 * @param id such as `button-toggle`
 * @returns undefined when no class of that name has a description
 */
export function describeEntryPoint(file: string, id: string): string | undefined {
  const wanted = id.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
  const found = [...declarationsOf(file).matchAll(documentedClass)]
    .map(([, comment = '', name = '', body = '']) => ({
      name: name.toLowerCase().replace(/(?:component|directive|service)$/, ''),
      summary: summaryOf(textOf(comment)),
      isShown: isShownInTemplates(body),
    }))
    .filter(({ name, summary }) => summary !== undefined && name.includes(wanted));
  // A part of it, such as its body, has a longer name.
  const rankOf = ({ name, isShown }: (typeof found)[number]) =>
    (name.endsWith(wanted) ? 2 : 0) + (isShown ? 1 : 0);
  const [best] = found.sort((a, b) => rankOf(b) - rankOf(a) || a.name.length - b.name.length);
  return best?.summary;
}
