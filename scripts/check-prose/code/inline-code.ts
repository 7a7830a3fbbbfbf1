import { existsSync } from 'node:fs';
import type { Finding } from '@/scripts/check-prose/shared/finding';
import { hint } from '@/scripts/check-prose/names/nearest';
import type { LibraryNames } from '@/scripts/check-prose/names/library-names';
import type { CodeSpan, ProseFile } from '@/scripts/check-prose/shared/prose-file';
import { allowedNames } from './allowed-names';
import { checkTemplate } from './template-names';

/** A rule finds the names of one kind in a piece of code and says which are unknown. */
interface Rule {
  pattern: RegExp;
  /** What the name is, for the message. */
  kind: string;
  isKnown: (name: string) => boolean;
  /** Where to look for what was meant. */
  candidates: () => Iterable<string>;
}

/** Classes the library makes up from a name of the author's: `mat-column-price`. */
const generated = /^(mat|cdk)-column-|^mat-elevation-z([0-9]|1[0-9]|2[0-4])$/;

/**
 * Checks every name in inline code that can only be the library's, and every call and compound name
 * that has to exist somewhere.
 *
 * @param own names the author declares in the fences of the same file
 */
export function checkInlineCode(
  file: ProseFile,
  names: LibraryNames,
  own: ReadonlySet<string>,
): readonly Finding[] {
  const rules = rulesFor(names, own);
  return file.spans.flatMap((span) => {
    const finding = (message: string) => ({ file: file.path, line: span.line, message });
    if (/^<[a-zA-Z!/]/.test(span.text)) {
      return checkTemplate(closed(span.text), names).map(({ message }) => finding(message));
    }
    return [...unknownNames(span, rules), ...unknownMember(span, names)].map(finding);
  });
}

/** Checks the custom properties in all fences, and the library's classes in stylesheets. */
export function checkFenceNames(file: ProseFile, names: LibraryNames): readonly Finding[] {
  const rules = rulesFor(names, new Set());
  const [variables, classes] = [
    rules.filter(({ kind }) => kind === 'custom property'),
    rules.filter(({ kind }) => kind === 'element, attribute or class'),
  ];
  return file.fences.flatMap(({ code, language, line }) =>
    code.split('\n').flatMap((text, index) => {
      const span = { line: line + index, text };
      const used = /^s?css$/.test(language) ? [...variables, ...classes] : variables;
      return unknownNames(span, used).map((message) => ({
        file: file.path,
        line: span.line,
        message,
      }));
    }),
  );
}

/** A lone start tag of an element with raw text would swallow the end of the template. */
function closed(html: string): string {
  return /^<(textarea|title|style|script)\b[^/]*$/.test(html)
    ? `${html}</${html.slice(1).split(/[\s>]/)[0]}>`
    : html;
}

function unknownNames({ text }: CodeSpan, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ pattern, kind, isKnown, candidates }) =>
    [...text.matchAll(pattern)]
      .map(([name]) => name)
      .filter((name) => !isKnown(name))
      .map((name) => `unknown ${kind} "${name}"${hint(name, candidates())}`),
  );
}

function rulesFor(names: LibraryNames, own: ReadonlySet<string>): readonly Rule[] {
  const { packages } = names;
  const identifiers = [names.symbols.keys(), names.template, names.members, names.inputs];
  const isLibraryName = (name: string) =>
    names.symbols.has(name) ||
    names.template.has(name) ||
    names.members.has(name) ||
    names.inputs.has(name) ||
    names.outputs.has(name) ||
    packages.markers.has(name) ||
    packages.exported.has(name) ||
    name in allowedNames;
  const isAnyName = (name: string) =>
    isLibraryName(name) || packages.declared.has(name) || own.has(name);
  const known = function* () {
    for (const list of identifiers) yield* list;
  };
  // `mat-sys-` and `mat-shadow` for a family: what follows is cut off, or a number.
  const startsOne = (list: ReadonlySet<string>, start: string) =>
    [...list].some(
      (name) =>
        name.startsWith(start) && (start.endsWith('-') || /^-\d/.test(name.slice(start.length))),
    );
  return [
    {
      pattern: /(?<![\w$./-])(?:Mat|Cdk|MAT_|CDK_|mat|cdk)[A-Z_]\w*/g,
      kind: 'name',
      isKnown: isLibraryName,
      candidates: known,
    },
    {
      pattern: /(?<![\w$-])[A-Za-z]\w*(?=\()/g,
      kind: 'function or method',
      isKnown: isAnyName,
      candidates: known,
    },
    {
      pattern: /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$|^[A-Z]+_[A-Z_]+$/g,
      kind: 'name',
      isKnown: isAnyName,
      candidates: known,
    },
    {
      pattern: /(?<![\w-])--(?:mat|mdc|cdk)-[a-z0-9-]*/g,
      kind: 'custom property',
      isKnown: (name) => packages.variables.has(name) || startsOne(packages.variables, name),
      candidates: () => packages.variables,
    },
    {
      pattern: /(?<![\w$/@-])(?:mat|cdk|mdc)-[a-z0-9-]*/g,
      kind: 'element, attribute or class',
      isKnown: (name) =>
        generated.test(name) ||
        names.template.has(name) ||
        packages.variables.has(`--${name}`) ||
        packages.cssNames.has(name) ||
        startsOne(packages.cssNames, name),
      candidates: () => packages.cssNames,
    },
    {
      pattern: /(?<=(?<![\w-])mat\.)\$?[a-z][a-z0-9-]*/g,
      kind: 'Sass member of @angular/material',
      isKnown: (name) => packages.sass.has(name),
      candidates: () => packages.sass,
    },
    {
      pattern: /@angular\/(?:material|cdk)(?:\/[a-z0-9-]+)*(?:\.css)?/g,
      kind: 'entry point',
      isKnown: (name) =>
        names.specifiers.has(name) ||
        existsSync(`node_modules/${name}`) ||
        existsSync(`node_modules/${name.replace(/(\.css)?$/, '.css')}`),
      candidates: () => names.specifiers,
    },
  ];
}

function unknownMember({ text }: CodeSpan, names: LibraryNames): string[] {
  return [...text.matchAll(/(?<![\w$.])([A-Z]\w*)\.([a-zA-Z]\w*)/g)].flatMap(
    ([, symbol = '', member = '']) => {
      const members = names.symbols.get(symbol);
      // A symbol without members has its members in a type we do not see into.
      if (members === undefined || members.size === 0 || members.has(member)) return [];
      return [`unknown member "${symbol}.${member}"${hint(member, members)}`];
    },
  );
}
