import type { InterfaceText } from '@/lib/words/word';
import type { ApiSymbol } from './symbol-model';
import { typeText } from './type-html';
import type { NamedRef, TypeTokens } from './type-model';

/** A labeled line of facts about a symbol. */
export type Fact = { label: InterfaceText } & (
  { codes: readonly string[] } | { types: readonly TypeTokens[] } | { symbols: readonly NamedRef[] }
);

/** Lifecycle hooks are called by the framework, so a list of them is of no use to readers. */
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
 * The facts shown above a symbol's members: selectors, providers, base types. Facts without a value are
 * left out; the order is that of the page.
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
    return [{ label: 'Alias of', types: [symbol.type.slice(-1)] }];
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
      { label: 'Type', types: [symbol.type] },
      { label: 'Provided in', codes: symbol.providedIn ? [symbol.providedIn] : [] },
      { label: 'Default', codes: symbol.default === undefined ? [] : [symbol.default] },
    ];
  }
  if (symbol.kind !== 'service' || symbol.providedIn === undefined) return [];
  return [{ label: 'Provided in', codes: [symbol.providedIn] }];
}

/** A base whose name begins with an underscore is internal to the library. */
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
