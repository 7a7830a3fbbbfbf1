import type { DocumentedPackage } from '@/content/site-definition';
import type { DocItemRow, GuideRow } from '@/content/types';

/** A Markdown file that becomes a page. */
export interface Text {
  id: string;
  source: string;
}

/** The folder of an example, and what it is an example of. */
export interface ExampleFolder {
  packageName: string;
  area: string;
  id: string;
}

/** `button-toggle` is the button toggle. */
export function nameOf(id: string): string {
  const words = id.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An id as addresses hold it: `Getting_Started` becomes `getting-started`. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const withoutMarks = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/(\*\*|__|`)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a text begins with at its first level, without marks. */
export function titleOf(source: string): string | undefined {
  const body = source.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
  const [, first] =
    /^\s*(?:<!--[\s\S]*?-->\s*)*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body) ?? [];
  return first === undefined ? undefined : withoutMarks(first) || undefined;
}

/** Most characters of a sentence that stands on a card and in search results. */
const longest = 160;

/** The first sentence of a text's first paragraph. */
export function summaryOf(source: string): string | undefined {
  const paragraphs = source
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^(?:#|[-*+>|]|\d+\.|<|=)/.test(text));
  const text = withoutMarks(paragraphs[0] ?? '');
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [text];
  if (sentence === '') return undefined;
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest - 1))}…`;
}

/**
 * The items of a package: one for each overview and for each entry point.
 *
 * @param entryPoints what can be imported below the package: `button`, `button/testing`
 * @param examples those of all packages
 */
export function deriveItems(
  { key, npm }: Pick<DocumentedPackage, 'key' | 'npm'>,
  overviews: readonly Text[],
  entryPoints: readonly string[],
  examples: readonly ExampleFolder[],
): readonly DocItemRow[] {
  const texts = new Map(overviews.map((text) => [text.id, text.source]));
  const parts = entryPoints.filter((name) => !name.includes('/') && name !== 'testing');
  const ids = [...new Set([...texts.keys(), ...parts])].sort();
  return ids.map((id) => {
    const source = texts.get(id);
    const name = (source === undefined ? undefined : titleOf(source)) ?? nameOf(id);
    const prefixes = specsOf(examples, key, id);
    const isTested = entryPoints.includes(`${id}/testing`);
    return {
      id,
      name,
      ...summaryFor(source, `${name}, as ${npm} has it.`),
      packageName: key,
      exampleSpecs: prefixes.length > 0 ? prefixes : [{ prefix: `${key}/${id}/` }],
      ...(source === undefined && { overviewPath: null }),
      ...(!parts.includes(id) && { hasApi: false as const }),
      additionalApiDocs: isTested ? [{ name: 'Testing', path: `${key}-${id}-testing` }] : [],
    };
  });
}

/** A summary of a text, or other words where there is none that it begins with. */
function summaryFor(source: string | undefined, otherwise: string) {
  const summary = source === undefined ? undefined : summaryOf(source);
  return summary === undefined
    ? { summary: otherwise }
    : { summary, hasSummaryInText: true as const };
}

/** Which ids are those of an item's examples, and of no other's: `button-basic`, not `button-toggle-basic`. */
function specsOf(examples: readonly ExampleFolder[], packageName: string, area: string) {
  const own = examples.filter((each) => each.packageName === packageName && each.area === area);
  const others = examples.filter((each) => !own.includes(each)).map(({ id }) => id);
  const ids = own.map(({ id }) => id).sort();
  return ids
    .filter((id) => !ids.some((other) => other !== id && id.startsWith(other)))
    .map((prefix) => {
      const exclude = others.filter((other) => other.startsWith(prefix));
      return { prefix, ...(exclude.length > 0 && { exclude }) };
    });
}

/** The guides, one for each text, by the name of its file. */
export function deriveGuides(texts: readonly Text[], about: string): readonly GuideRow[] {
  return texts.map(({ id, source }) => {
    const name = titleOf(source) ?? nameOf(id);
    return {
      id,
      name,
      ...summaryFor(source, `${name}, a guide to ${about}.`),
      group: 'guides',
    };
  });
}
