import type { DocumentedPackage } from '@/content/site-definition';
import type { DocItemRow, GuideGroup, GuideRow, Purpose } from '@/content/types';
import { isHidden, readFrontMatter } from './text-facts';

/** A Markdown file that becomes a page. */
export interface Text {
  id: string;
  source: string;
}

/** An example, identified by its folder. */
export interface ExampleFolder {
  packageName: string;
  area: string;
  id: string;
}

/** What the declarations of an entry point say about it. */
interface EntryPointFacts {
  name?: string | undefined;
  summary?: string | undefined;
}

/** Derives a display name from an id: `button-toggle` becomes `Button toggle`. */
export function nameOf(id: string): string {
  const words = id.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Derives an id for URLs from a name: `Getting_Started` becomes `getting-started`. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Removes the markup of a text. What is code stays as it is: `<acme-card>` is a name there, not an element. */
const stripMarkup = (text: string) =>
  text
    .split(/(`+[^`]+`+)/)
    .map((part) => (part.startsWith('`') ? part.replaceAll('`', '') : stripMarkupOfText(part)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const stripMarkupOfText = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/!?\[([^\]]*)\]\[[^\]]*\]/g, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/(?<!\w)[*_](\S(?:[^*_]*\S)?)[*_](?!\w)/g, '$1');

/** The title in the front matter, or the first-level heading at the beginning, without markup. */
export function titleOf(source: string): string | undefined {
  const { title } = readFrontMatter(source);
  if (title !== undefined) return title;
  const body = source.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
  const [, first] =
    /^\s*(?:<!--[\s\S]*?-->\s*)*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body) ?? [];
  return first === undefined ? undefined : stripMarkup(first) || undefined;
}

/** The maximum length in characters of a summary, which cards and search results show. */
const maxSummaryLength = 160;

/** The first sentence of the first paragraph of a Markdown text, without markup. */
export function summaryOf(source: string): string | undefined {
  const paragraphs = source
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^(?:#|[-*+>|]|\d+\.|<|=)/.test(text));
  const text = stripMarkup(paragraphs[0] ?? '');
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [text];
  if (sentence === '') return undefined;
  if (sentence.length <= maxSummaryLength) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', maxSummaryLength - 1))}…`;
}

/**
 * Derives the items of a package: one from each overview and each entry point.
 *
 * @param entryPoints the subpaths of the package that can be imported: `button`, `button/testing`; empty for
 *   the package itself
 * @param examples the examples of all packages
 * @param read what the declarations of an entry point say about it
 */
export function deriveItems(
  { key, npm }: Pick<DocumentedPackage, 'key' | 'npm'>,
  overviews: readonly Text[],
  entryPoints: readonly string[],
  examples: readonly ExampleFolder[],
  read: (entryPoint: string) => EntryPointFacts = () => ({}),
): readonly DocItemRow[] {
  const texts = new Map(overviews.map((text) => [text.id, text.source]));
  // The package itself is the item with its key.
  const named = entryPoints.map((name) => (name === '' ? key : name));
  // An entry point may have a name with capitals, an item may not.
  const topLevel = new Map(
    named
      .filter((name) => !name.includes('/') && name !== 'testing')
      .map((name) => [idOf(name), name]),
  );
  const hidden = new Set(overviews.filter(isHidden).map(({ id }) => id));
  const ids = [...new Set([...texts.keys(), ...topLevel.keys()])]
    .filter((id) => !hidden.has(id))
    .sort();
  return ids.map((id) => {
    const source = texts.get(id);
    const { group, order } = readFrontMatter(source ?? '');
    const entryPoint = topLevel.get(id) ?? id;
    const isPackage = id === idOf(key);
    const facts = topLevel.has(id) ? read(isPackage ? '' : entryPoint) : {};
    const fallback = facts.summary ?? `The API of ${npm}${isPackage ? '' : `/${entryPoint}`}.`;
    const stated = source === undefined ? undefined : titleOf(source);
    const name = stated ?? facts.name ?? nameOf(id);
    const specs = exampleSpecsOf(examples, key, id);
    const hasTesting = entryPoints.includes(`${entryPoint}/testing`);
    return {
      id,
      name,
      ...summaryFor(source, fallback),
      packageName: key,
      ...(group !== undefined && { purpose: idOf(group) }),
      ...(order !== undefined && { order }),
      exampleSpecs: specs.length > 0 ? specs : [{ prefix: `${key}/${id}/` }],
      ...(source === undefined && { overviewPath: null }),
      ...(entryPoint === key && entryPoints.includes('')
        ? { apiDocId: key }
        : entryPoint !== id && { apiDocId: `${key}-${entryPoint}` }),
      ...(!topLevel.has(id) && { hasApi: false as const }),
      additionalApiDocs: hasTesting
        ? [{ name: 'Testing', path: `${key}-${entryPoint}-testing` }]
        : [],
    };
  });
}

/** The summary of a text, or the fallback if the text does not begin with one. */
function summaryFor(source: string | undefined, fallback: string) {
  const stated = readFrontMatter(source ?? '').summary;
  if (stated !== undefined) return { summary: stated };
  const summary = source === undefined ? undefined : summaryOf(source);
  return summary === undefined
    ? { summary: fallback }
    : { summary, hasSummaryInText: true as const };
}

/**
 * Prefixes and exclusions that match the example ids of one item only: `button-basic`, not
 * `button-toggle-basic`.
 */
function exampleSpecsOf(examples: readonly ExampleFolder[], packageName: string, area: string) {
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

/** The group of guides without a group of their own. */
const guidesGroup = { key: 'guides', name: 'Guides' };

const groupOf = (source: string) => {
  const { group } = readFrontMatter(source);
  return group === undefined ? guidesGroup : { key: idOf(group), name: group };
};

/** Derives the groups of guides, in the order of their first guide. */
export function deriveGuideGroups(texts: readonly Text[]): readonly GuideGroup[] {
  const groups = new Map(
    inOrder(texts).map(({ source }) => [groupOf(source).key, groupOf(source)]),
  );
  return groups.size === 0 ? [guidesGroup] : [...groups.values()];
}

/** Derives the groups of items, in the order of their names; one for all when no text names a group. */
export function derivePurposes(overviews: readonly Text[]): readonly Purpose[] {
  const groups = inOrder(overviews).flatMap(({ source }) => readFrontMatter(source).group ?? []);
  const named = [
    ...new Map(groups.map((name) => [idOf(name), { key: idOf(name), name }])).values(),
  ];
  return [...named, { key: 'base', name: named.length === 0 ? 'All' : 'Others' }];
}

/** Texts that are not hidden, by their order and else by their file. */
function inOrder(texts: readonly Text[]): readonly Text[] {
  const orderOf = ({ source }: Text) => readFrontMatter(source).order ?? Infinity;
  return texts
    .filter((text) => !isHidden(text))
    .toSorted((a, b) => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b)));
}

/** Derives one guide from each text, group by group. */
export function deriveGuides(texts: readonly Text[], about: string): readonly GuideRow[] {
  const groups = deriveGuideGroups(texts).map(({ key }) => key);
  return inOrder(texts)
    .map(({ id, source }) => {
      const name = titleOf(source) ?? nameOf(id);
      return {
        id,
        name,
        ...summaryFor(source, `${name}, a guide to ${about}.`),
        group: groupOf(source).key,
      };
    })
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}
