import type { ApiInput, ApiMethod } from './member-model';
import type { ApiDoc } from './model';
import type { ApiDirective, ApiSymbol } from './symbol-model';

/** A directive for tests; it has only the given members. */
export function directiveFixture(fields: Partial<ApiDirective> & { name: string }): ApiDirective {
  return {
    kind: 'directive',
    import: `import { ${fields.name} } from '@angular/material/button';`,
    see: [],
    examples: [],
    typeParameters: [],
    extends: [],
    ancestors: [],
    implements: [],
    properties: [],
    methods: [],
    selectors: [],
    exportAs: [],
    standalone: true,
    inputs: [],
    outputs: [],
    host: [],
    hostDirectives: [],
    ...fields,
  };
}

/** An input of a symbol, for tests. */
export function inputFixture(owner: string, name: string): ApiInput {
  return { name, binding: name, anchor: `${owner}-${name}`, type: [{ text: 'boolean' }] };
}

/** A method of a symbol, for tests; it is inherited when `base` is given. */
export function methodFixture(owner: string, name: string, base?: string): ApiMethod {
  return {
    name,
    anchor: `${owner}-${name}`,
    inheritedFrom: base === undefined ? undefined : { name: base },
    signatures: [{ typeParameters: [], parameters: [] }],
  };
}

/** An API document with these symbols, for tests. */
export function apiDocFixture(...symbols: ApiSymbol[]): ApiDoc {
  return {
    schemaVersion: 1,
    id: 'material-button',
    entryPoint: '@angular/material/button',
    version: '22.2.0',
    symbols,
    reexports: [],
  };
}
