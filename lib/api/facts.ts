import type { ApiSymbol } from './symbol-model';
import { typeText } from './type-html';
import type { NamedRef, TypeTokens } from './type-model';

/** A line of facts about a symbol. */
export type Fact = { label: string } & (
  { codes: readonly string[] } | { types: readonly TypeTokens[] } | { symbols: readonly NamedRef[] }
);

/** Lifecycle hooks say when a class is called by the framework: nothing a reader can use. */
const hooks = new Set([
  'OnInit',
  'OnChanges',
  'DoCheck',
  'OnDestroy',
  'AfterContentInit',
  'AfterContentChecked',
  'AfterViewInit',
  'AfterViewChecked',
]);

/**
 * What a reader wants to know about a symbol before its members: how a template writes it, what it
 * builds on, where it comes from. Only facts that hold; the order is the page's.
 */
export function factsOf(symbol: ApiSymbol): Fact[] {
  return [...templateFacts(symbol), ...injectionFacts(symbol), ...heritageFacts(symbol)].filter(
    (fact) =>
      'codes' in fact
        ? fact.codes.length > 0
        : ('types' in fact ? fact.types : fact.symbols).length > 0,
  );
}

function templateFacts(symbol: ApiSymbol): Fact[] {
  if (symbol.kind === 'pipe') return [{ label: 'Name', codes: [symbol.pipeName] }];
  if (symbol.kind === 'harness') {
    return [{ label: 'Host selector', codes: symbol.hostSelector ? [symbol.hostSelector] : [] }];
  }
  if (symbol.kind === 'constant' && symbol.aliasOf) {
    return [{ label: 'Another name of', types: [symbol.type.slice(-1)] }];
  }
  if (symbol.kind !== 'component' && symbol.kind !== 'directive') return [];
  return [
    { label: 'Selector', codes: symbol.selectors },
    { label: 'Exported as', codes: symbol.exportAs },
    { label: 'Host directives', symbols: symbol.hostDirectives.map(({ directive }) => directive) },
  ];
}

function injectionFacts(symbol: ApiSymbol): Fact[] {
  if (symbol.kind === 'token') {
    return [
      { label: 'Gives', types: [symbol.type] },
      { label: 'Provided in', codes: symbol.providedIn ? [symbol.providedIn] : [] },
      { label: 'Default', codes: symbol.default === undefined ? [] : [symbol.default] },
    ];
  }
  if (symbol.kind !== 'service' || symbol.providedIn === undefined) return [];
  return [{ label: 'Provided in', codes: [symbol.providedIn] }];
}

/** A base whose name begins with an underscore is the library's own. */
const isPublic = (type: TypeTokens) => !typeText(type).startsWith('_');

function heritageFacts(symbol: ApiSymbol): Fact[] {
  const bases = 'extends' in symbol ? symbol.extends : [];
  const contracts = 'implements' in symbol ? symbol.implements : [];
  return [
    { label: 'Extends', types: bases.filter(isPublic) },
    {
      label: 'Implements',
      types: contracts.filter((type) => isPublic(type) && !hooks.has(typeText(type))),
    },
  ];
}
