import type { ApiDoc } from '@/lib/api/model';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import type { PackageNames } from './package-names';

/** A component or directive, as templates use it. */
export interface TemplateDirective {
  name: string;
  selectors: readonly string[];
  /** Its inputs, and the attributes of its selectors. */
  attributes: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
}

/** Every name that the texts may use, by kind. */
export interface LibraryNames {
  /** Symbol → names of its members, in TypeScript and in templates. */
  symbols: ReadonlyMap<string, ReadonlySet<string>>;
  /** Symbol → the entry points that export it. */
  entryPoints: ReadonlyMap<string, readonly string[]>;
  /** Names of all members and parameters of all symbols. */
  members: ReadonlySet<string>;
  directives: readonly TemplateDirective[];
  /** Attributes and elements of all selectors and slots, and all `exportAs` names. */
  template: ReadonlySet<string>;
  inputs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
  /** The entry points, for instance `@angular/material/button`. */
  specifiers: ReadonlySet<string>;
  /** Exports of Angular's own packages → their entry points. */
  framework: ReadonlyMap<string, string>;
  packages: {
    readonly [Kind in Exclude<keyof PackageNames, 'framework'>]: ReadonlySet<string>;
  };
}

/** Collects the names of the extracted API and of the installed packages. */
export function collectNames(
  docs: readonly ApiDoc[],
  packages: PackageNames,
  tokens: readonly string[],
): LibraryNames {
  const symbols = new Map<string, Set<string>>();
  const entryPoints = new Map<string, string[]>();
  for (const doc of docs) {
    for (const symbol of doc.symbols) {
      const members = symbols.get(symbol.name) ?? new Set<string>();
      for (const name of memberNames(symbol)) members.add(name);
      symbols.set(symbol.name, members);
      entryPoints.set(symbol.name, [...(entryPoints.get(symbol.name) ?? []), doc.entryPoint]);
    }
    for (const { name } of doc.reexports) if (!symbols.has(name)) symbols.set(name, new Set());
  }
  const directives = docs.flatMap((doc) => doc.symbols.flatMap(toDirective));
  const slots = docs.flatMap((doc) =>
    doc.symbols.flatMap((symbol) => (symbol.kind === 'component' ? symbol.slots : [])),
  );
  const exportAs = docs.flatMap((doc) =>
    doc.symbols.flatMap((symbol) => ('exportAs' in symbol ? symbol.exportAs : [])),
  );
  return {
    symbols,
    entryPoints,
    members: new Set([...symbols.values()].flatMap((names) => [...names])),
    directives,
    template: new Set([
      ...directives.flatMap(({ selectors }) => selectors.flatMap(selectorNames)),
      ...slots.flatMap(selectorNames),
      ...exportAs,
    ]),
    inputs: new Set(directives.flatMap(({ attributes }) => [...attributes])),
    outputs: new Set(directives.flatMap(({ outputs }) => [...outputs])),
    specifiers: new Set(docs.map(({ entryPoint }) => entryPoint)),
    framework: new Map(Object.entries(packages.framework)),
    packages: {
      declared: new Set(packages.declared),
      exported: new Set(packages.exported),
      events: new Set(packages.events),
      cssNames: new Set(packages.cssNames),
      variables: new Set([...packages.variables, ...tokens]),
      markers: new Set(packages.markers),
      sass: new Set(packages.sass),
    },
  };
}

/** Returns the elements, attributes and classes in a selector. */
export function selectorNames(selector: string): string[] {
  const named = selector.replace(/=("[^"]*"|'[^']*'|[^\]]*)(?=\])/g, '');
  return named.replace(/:not\(/g, ' ').match(/[a-zA-Z_][\w-]*/g) ?? [];
}

function toDirective(symbol: ApiSymbol): TemplateDirective[] {
  if (symbol.kind !== 'component' && symbol.kind !== 'directive') return [];
  const exposed = symbol.hostDirectives.map(({ inputs, outputs }) => ({ inputs, outputs }));
  return [
    {
      name: symbol.name,
      selectors: symbol.selectors,
      attributes: new Set([
        ...symbol.inputs.map(({ binding }) => binding),
        ...exposed.flatMap(({ inputs }) => Object.values(inputs)),
        ...symbol.selectors.flatMap(selectorNames),
      ]),
      outputs: new Set([
        ...symbol.outputs.map(({ binding }) => binding),
        ...exposed.flatMap(({ outputs }) => Object.values(outputs)),
      ]),
    },
  ];
}

function memberNames(symbol: ApiSymbol): string[] {
  const bindable = [
    ...('inputs' in symbol ? symbol.inputs : []),
    ...('outputs' in symbol ? symbol.outputs : []),
  ];
  const members = [
    ...bindable,
    ...('properties' in symbol ? symbol.properties : []),
    ...('methods' in symbol ? symbol.methods : []),
    ...(symbol.kind === 'enum' ? symbol.members : []),
  ];
  const keys = symbol.kind === 'constant' ? (symbol.value?.match(/\w+(?=:)/g) ?? []) : [];
  return [...keys, ...members.map(({ name }) => name), ...bindable.map(({ binding }) => binding)];
}
