import type { InterfaceText } from '@/lib/words/word';
import type { ApiChange } from './model';

/** The visible name of each kind of change, alone and with a version, in display order. */
export const changeWords = {
  added: ['New', 'New in {version}'],
  changed: ['Changed', 'Changed in {version}'],
  deprecated: ['Deprecated', 'Deprecated in {version}'],
  removed: ['Removed', 'Removed in {version}'],
} as const satisfies Readonly<
  Record<ApiChange['change'], readonly [alone: InterfaceText, since: InterfaceText]>
>;

/** The visible name of each kind of what changed. */
export const changedKinds: Readonly<Record<ApiChange['kind'], InterfaceText>> = {
  component: 'component',
  directive: 'directive',
  pipe: 'pipe',
  service: 'service',
  harness: 'harness',
  class: 'class',
  interface: 'interface',
  type: 'type',
  enum: 'enum',
  function: 'function',
  constant: 'constant',
  token: 'injection token',
  ngmodule: 'NgModule',
  input: 'input',
  output: 'output',
  property: 'property',
  method: 'method',
  value: 'value',
  'styling-token': 'styling token',
};
