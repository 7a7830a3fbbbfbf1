import { word } from '@/lib/words/word';
import type { SymbolKind } from './symbol-model';

/** The visible name of each kind: for one symbol, and as the heading of a list. */
export const kindNames: Record<SymbolKind, { one: string; many: string }> = {
  component: { one: word('Component'), many: word('Components') },
  directive: { one: word('Directive'), many: word('Directives') },
  pipe: { one: word('Pipe'), many: word('Pipes') },
  service: { one: word('Service'), many: word('Services') },
  harness: { one: word('Harness'), many: word('Harnesses') },
  class: { one: word('Class'), many: word('Classes') },
  interface: { one: word('Interface'), many: word('Interfaces') },
  type: { one: word('Type'), many: word('Types') },
  enum: { one: word('Enum'), many: word('Enums') },
  function: { one: word('Function'), many: word('Functions') },
  constant: { one: word('Constant'), many: word('Constants') },
  token: { one: word('Injection token'), many: word('Injection tokens') },
  ngmodule: { one: word('NgModule'), many: word('NgModules') },
};
