import { namePrefixes } from '@/content/in-browsers';
import { withoutScope } from '@/lib/catalogue/without-scope';
import type { CodeLanguage } from '@/lib/markdown/highlight';
import { chosenLinks, type CodeLink } from './code-link';
import { type ImportedNames, importsOf } from './imports';
import { type Directive, type LibraryName, libraryNames, type Pipe } from './library-names';
import { styleLinks } from './style-links';
import { templateLinks } from './template-links';
import { parseTypeScript, typescriptLinks } from './typescript-links';

/** The context of a text. */
export interface CodeContext {
  /** Ids of the API documents of its page: their names come first. */
  docs?: readonly string[];
  /** The TypeScript files beside it, whose imports its templates may use. */
  sources?: readonly string[];
}

const typescript: ReadonlySet<CodeLanguage> = new Set(['ts', 'typescript']);
const styled: ReadonlySet<CodeLanguage> = new Set(['css', 'scss', 'html', 'ts', 'typescript']);

/** The links from names of the library to their rows, at most one per row, in the order of the text. */
export function linksIn(
  text: string,
  language: CodeLanguage,
  context: CodeContext = {},
): readonly CodeLink[] {
  const code = text.replace(/\n$/, '');
  const links = [
    ...(styled.has(language) ? styleLinks(code) : []),
    ...(language === 'html' ? linksInTemplate(code, context) : []),
    ...(typescript.has(language) ? linksInTypeScript(code, context) : []),
  ];
  return chosenLinks(links);
}

function linksInTypeScript(text: string, context: CodeContext): readonly CodeLink[] {
  const imported = importsOf(text);
  const symbolOf = (name: string) =>
    imported.size > 0 ? symbolAmong(imported, name) : symbolNamed(name, context);
  const { links, inline } = typescriptLinks(parseTypeScript(text), symbolOf);
  const around = { ...context, sources: [text, ...(context.sources ?? [])] };
  const inner = inline
    .filter(({ kind }) => kind === 'template')
    .flatMap(({ text: template, start }) => shifted(linksInTemplate(template, around), start));
  return [...links, ...inner];
}

const shifted = (links: readonly CodeLink[], by: number) =>
  links.map((link) => ({ ...link, start: link.start + by, end: link.end + by }));

/** The symbol that an import refers to; an entry point may re-export what another document describes. */
function symbolAmong(imported: ImportedNames, local: string): LibraryName | undefined {
  const from = imported.get(local);
  if (!from) return undefined;
  const docId = withoutScope(from.module).replaceAll('/', '-');
  const entries = libraryNames().symbols.get(from.name) ?? [];
  const packageOf = (id: string) => id.split('-')[0];
  return (
    entries.find((entry) => entry.docId === docId) ??
    entries.find((entry) => packageOf(entry.docId) === packageOf(docId))
  );
}

const isPrefixed = new RegExp(`^(?:${namePrefixes.join('|')})[A-Z_]`, 'i');

/** The symbol of a name in a fragment without imports, if the name is unambiguous. */
function symbolNamed(name: string, { docs = [] }: CodeContext): LibraryName | undefined {
  const entries = libraryNames().symbols.get(name) ?? [];
  const own = entries.find(({ docId }) => docs.includes(docId));
  if (own) return own;
  return entries.length === 1 && isPrefixed.test(name) ? entries[0] : undefined;
}

interface Usable {
  directives: readonly Directive[];
  pipes: readonly Pipe[];
}

const known = new Map<string, Usable>();

/** What a template may use: what its TypeScript imports, or everything if there is no TypeScript. */
function usableIn({ docs = [], sources = [] }: CodeContext): Usable {
  const names = new Set(sources.flatMap((source) => [...importedNames(source)]));
  const key = `${[...names].sort().join(' ')}|${docs.join(' ')}`;
  const found = known.get(key);
  if (found) return found;
  const chosen = <Named extends Pipe | Directive>(all: readonly Named[]) =>
    (names.size > 0 ? all.filter(({ name }) => names.has(name)) : all).toSorted(
      (a, b) => Number(docs.includes(b.docId)) - Number(docs.includes(a.docId)),
    );
  const { directives, pipes } = libraryNames();
  const usable = { directives: chosen(directives), pipes: chosen(pipes) };
  known.set(key, usable);
  return usable;
}

function linksInTemplate(text: string, context: CodeContext): readonly CodeLink[] {
  const { directives, pipes } = usableIn(context);
  return templateLinks(text, directives, pipes);
}

/** Names of the symbols that a source imports, and of those that imported modules export. */
function importedNames(source: string): ReadonlySet<string> {
  const imported = importsOf(source);
  const names = new Set<string>();
  const add = (symbol: LibraryName | undefined) => {
    if (!symbol || names.has(symbol.name)) return;
    names.add(symbol.name);
    for (const name of symbol.exports) libraryNames().symbols.get(name)?.forEach(add);
  };
  for (const local of imported.keys()) add(symbolAmong(imported, local));
  return names;
}
