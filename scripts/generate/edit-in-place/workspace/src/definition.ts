/*
 * Replaces the template of a compiled component. Uses private functions of Angular: a test of all examples shows
 * whether they still work as before.
 */
import {
  type Type,
  ɵcompileComponent as compileComponent,
  ɵɵreplaceMetadata as replaceMetadata,
} from '@angular/core';
import type { DirectiveFacts } from './scope';

/** The fields of a definition that come from the template and the styles; all others are the class's. */
export interface TemplateParts {
  template: unknown;
  consts: unknown;
  decls: unknown;
  vars: unknown;
  ngContentSelectors: unknown;
  styles: unknown;
  encapsulation: unknown;
  data: unknown;
}

interface Definition extends TemplateParts {
  id: string;
  tView: unknown;
  directiveDefs: unknown;
  pipeDefs: unknown;
}

/** The part of a component's decorator on which its template depends. */
interface Decorator {
  styles?: string[];
  imports?: unknown[];
  schemas?: unknown[];
  encapsulation?: number;
  preserveWhitespaces?: boolean;
}

/** Fields of a class that Angular adds. */
const field = <Value>(type: object, name: string): Value | undefined =>
  Reflect.get(type, name) as Value | undefined;

function definitionOf(type: Type<unknown>): Definition {
  const definition = field<Definition>(type, 'ɵcmp');
  if (!definition) throw new Error(`${type.name} is not a component`);
  return definition;
}

function decoratorOf(type: Type<unknown>): Decorator {
  const all = field<Decorator[]>(type, '__annotations__');
  const decorator = all?.at(-1);
  if (!decorator) throw new Error(`${type.name} has no decorator`);
  return decorator;
}

/**
 * Compiles a template in the scope of a component.
 *
 * @param isAdded whether the styles are added to those of the component; otherwise they replace them
 * @returns the fields for {@link replaceDefinition}
 * @throws an error of the compiler
 */
export function compileTemplate(
  type: Type<unknown>,
  template: string,
  css: string,
  isAdded: boolean,
): TemplateParts {
  const { styles = [], imports, schemas, encapsulation, preserveWhitespaces } = decoratorOf(type);
  // An empty class, because a definition cannot be defined twice.
  const Shell = class {};
  compileComponent(Shell, {
    selector: 'edited-template',
    template,
    styles: isAdded ? [...styles, css] : [css],
    ...(imports && { imports }),
    ...(schemas && { schemas }),
    ...(encapsulation !== undefined && { encapsulation }),
    ...(preserveWhitespaces !== undefined && { preserveWhitespaces }),
  } as Parameters<typeof compileComponent>[1]);
  return templateOf(Shell);
}

/** The parts of a component that come from its current template. */
export function templateOf(type: Type<unknown>): TemplateParts {
  const { template, consts, decls, vars, ngContentSelectors, styles, encapsulation, data } =
    definitionOf(type);
  return { template, consts, decls, vars, ngContentSelectors, styles, encapsulation, data };
}

let serial = 0;

/**
 * Sets a compiled template on a component, and renders the mounted instances again.
 *
 * @throws what rendering throws; what is mounted is then blank
 */
export function replaceDefinition(type: Type<unknown>, compiled: TemplateParts): void {
  const definition = definitionOf(type);
  // Instead of the class, whose definition is read-only. Angular changes the definition itself.
  const standIn = Object.assign(class {}, { ɵcmp: definition });
  const next = { ...definition, ...compiled, tView: null, id: `edit-${++serial}` };
  replaceMetadata(standIn, () => void (standIn.ɵcmp = next), [], []);
}

type Definitions = readonly (DirectiveFacts & { template?: unknown; name: string })[];

/** The directives and pipes that the component imports, and whether it allows unknown elements. */
export function scopeOf(type: Type<unknown>) {
  const { directiveDefs, pipeDefs } = definitionOf(type);
  const listOf = (value: unknown) =>
    ((typeof value === 'function' ? value() : value) ?? []) as Definitions;
  return {
    directives: listOf(directiveDefs).map((one) => ({
      type: one.type,
      selectors: one.selectors,
      inputs: one.inputs,
      outputs: one.outputs,
      exportAs: one.exportAs,
      isComponent: one.template !== undefined,
    })),
    pipes: listOf(pipeDefs).map(({ name }) => name),
    isLenient: (decoratorOf(type).schemas ?? []).length > 0,
  };
}
