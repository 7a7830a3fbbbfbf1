import { parse, type Token } from 'acorn';

interface Literal {
  start: number;
  end: number;
  text: string;
  isTemplate: boolean;
}

/** What stands between quotes in a script; of a template, what stands between its values. */
function literalsOf(script: string): readonly Literal[] {
  const tokens: Token[] = [];
  parse(script, { ecmaVersion: 'latest', onToken: tokens, allowReturnOutsideFunction: true });
  return tokens.flatMap((token) => {
    const { start, end, type } = token;
    // The type of a token leaves out what it says.
    const text: unknown = 'value' in token ? token.value : undefined;
    const isTemplate = type.label === 'template';
    return (isTemplate || type.label === 'string') && typeof text === 'string'
      ? [{ start, end, text, isTemplate }]
      : [];
  });
}

/** Classes that a script looks for: elements have to have them under the same name. */
export function classesSoughtBy(script: string): readonly string[] {
  return literalsOf(script).flatMap(({ text }) =>
    Array.from(text.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name = '']) => name),
  );
}

/** All that a script says in quotes, word by word: any of it may name a class. */
export function wordsIn(script: string): readonly string[] {
  return literalsOf(script).flatMap(({ text }) => [...text.split(/\s+/), ...text.split(/[^\w-]+/)]);
}

const escapeTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/**
 * A script that gives elements short classes. What it says in quotes is taken for classes where one of its words
 * has a short name.
 *
 * @param known all classes of the site
 * @throws when such a text has a word that is no class: it may say something else
 */
export function shortenScript(
  script: string,
  names: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): string {
  let result = '';
  let at = 0;
  for (const { start, end, text, isTemplate } of literalsOf(script)) {
    const words = text.split(/\s+/).filter((word) => word !== '');
    if (!words.some((word) => names.has(word))) continue;
    const strange = words.find((word) => !known.has(word));
    if (strange !== undefined) {
      throw new Error(`"${text}" holds classes and "${strange}", which no style sheet knows.`);
    }
    const short = text.replace(/\S+/g, (word) => names.get(word) ?? word);
    result +=
      script.slice(at, start) + (isTemplate ? escapeTemplate(short) : JSON.stringify(short));
    at = end;
  }
  return result + script.slice(at);
}
