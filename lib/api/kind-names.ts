import type { InterfaceText } from '@/lib/words/word';
import type { SymbolKind } from './symbol-model';

/** The visible name of each kind: for one symbol, and as the heading of a list. */
export const kindNames: Record<SymbolKind, { one: InterfaceText; many: InterfaceText }> = {
  component: { one: 'Component', many: 'Components' },
  directive: { one: 'Directive', many: 'Directives' },
  pipe: { one: 'Pipe', many: 'Pipes' },
  service: { one: 'Service', many: 'Services' },
  harness: { one: 'Harness', many: 'Harnesses' },
  class: { one: 'Class', many: 'Classes' },
  interface: { one: 'Interface', many: 'Interfaces' },
  type: { one: 'Type', many: 'Types' },
  enum: { one: 'Enum', many: 'Enums' },
  function: { one: 'Function', many: 'Functions' },
  constant: { one: 'Constant', many: 'Constants' },
  token: { one: 'Injection token', many: 'Injection tokens' },
  ngmodule: { one: 'NgModule', many: 'NgModules' },
};
