import { existsSync } from 'node:fs';
import type { LibraryNames } from '@/scripts/check/prose/names/library-names';
import { allowedNames } from './allowed-names';

/** Finds the names of one kind in code, and checks whether they exist. */
export interface NameRule {
  pattern: RegExp;
  /** The kind of name, for the message. */
  kind: string;
  isKnown: (name: string) => boolean;
  /** Names for the hint about what was probably meant. */
  candidates: () => Iterable<string>;
}

/**
 * Rules for TypeScript names: names with a prefix of the library must be in the library; calls and compound
 * names must exist anywhere.
 *
 * @param own names that the author uses in the fences of the same file
 */
export function identifierRules(
  names: LibraryNames,
  own: ReadonlySet<string>,
): readonly NameRule[] {
  const { symbols, template, members, inputs, outputs, packages } = names;
  const library = [
    symbols,
    template,
    members,
    inputs,
    outputs,
    packages.markers,
    packages.exported,
  ];
  const isLibraryName = (name: string) =>
    name in allowedNames || library.some((list) => list.has(name));
  const isAnyName = (name: string) =>
    isLibraryName(name) || packages.declared.has(name) || own.has(name);
  const candidates = () => [symbols, template, members, inputs].flatMap((list) => [...list.keys()]);
  return [
    {
      pattern: /(?<![\w$./-])(?:Mat|Cdk|MAT_|CDK_|mat|cdk)[A-Z_]\w*/g,
      kind: 'name',
      isKnown: isLibraryName,
      candidates,
    },
    {
      pattern: /(?<![\w$-])[A-Za-z]\w*(?=\()/g,
      kind: 'function or method',
      isKnown: isAnyName,
      candidates,
    },
    {
      pattern: /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$|^[A-Z]+_[A-Z_]+$/g,
      kind: 'name',
      isKnown: isAnyName,
      candidates,
    },
  ];
}

/** The rule for custom properties. */
export function variableRule({ packages: { variables } }: LibraryNames): NameRule {
  return {
    pattern: /(?<![\w-])--(?:mat|mdc|cdk)-[a-z0-9-]*/g,
    kind: 'custom property',
    isKnown: (name) => variables.has(name) || isFamily(name, variables),
    candidates: () => variables,
  };
}

/** Matches classes that the library composes with a name of the author (`mat-column-price`) or a number. */
const composedClass = /^(mat|cdk)-column-|^mat-elevation-z([0-9]|1[0-9]|2[0-4])$/;

/** The rule for elements, attributes and classes, which it recognizes by their prefix. */
export function styleNameRule({ template, packages }: LibraryNames): NameRule {
  const { cssNames, variables } = packages;
  return {
    pattern: /(?<![\w$/@-])(?:mat|cdk|mdc)-[a-z0-9-]*/g,
    kind: 'element, attribute or class',
    isKnown: (name) =>
      composedClass.test(name) ||
      template.has(name) ||
      variables.has(`--${name}`) ||
      cssNames.has(name) ||
      isFamily(name, cssNames),
    candidates: () => cssNames,
  };
}

/**
 * Whether a text refers to several names by their common prefix: `mat-sys-`, or `mat-elevation` when numbers
 * follow.
 */
function isFamily(start: string, list: ReadonlySet<string>): boolean {
  return [...list].some(
    (name) =>
      name.startsWith(start) && (start.endsWith('-') || /^-\d/.test(name.slice(start.length))),
  );
}

/** Rules for members of the Sass module, and for entry points. */
export function moduleRules({ packages: { sass }, specifiers }: LibraryNames): readonly NameRule[] {
  return [
    {
      pattern: /(?<=(?<![\w-])mat\.)\$?[a-z][a-z0-9-]*/g,
      kind: 'Sass member of @angular/material',
      isKnown: (name) => sass.has(name),
      candidates: () => sass,
    },
    {
      pattern: /@angular\/(?:material|cdk)(?:\/[a-z0-9-]+)*(?:\.css)?/g,
      kind: 'entry point',
      isKnown: (name) =>
        specifiers.has(name) ||
        existsSync(`node_modules/${name}`) ||
        existsSync(`node_modules/${name.replace(/(\.css)?$/, '.css')}`),
      candidates: () => specifiers,
    },
  ];
}
