import { readModuleList } from '@/lib/routes/module-list';
import type { Direction, ExampleInputs } from './load-runtime';
import type { ExampleModules } from './run-example';

/*
 * The public interface of a `<live-example>`: the attributes `inputs` and `dir`, and an event. Attributes may
 * be set before the element is defined, and before its example runs.
 */

/** Values of the example's inputs, as JSON. */
export const inputsAttribute = 'inputs';

/** Dispatched on the element when an output of its example emits. Bubbles. */
export const exampleOutputEvent = 'example-output';

/** The detail of the event. */
export interface ExampleOutput {
  /** The output's name in templates. */
  name: string;
  value: unknown;
}

declare global {
  interface HTMLElementEventMap {
    [exampleOutputEvent]: CustomEvent<ExampleOutput>;
  }
}

export function exampleOutput(name: string, value: unknown): CustomEvent<ExampleOutput> {
  return new CustomEvent(exampleOutputEvent, { bubbles: true, detail: { name, value } });
}

/** Reads the example of an element from its attributes. */
export function readModules(element: Element): ExampleModules {
  return {
    id: element.getAttribute('example') ?? '',
    runtime: element.getAttribute('runtime') ?? '',
    modules: readModuleList(element.getAttribute('modules') ?? ''),
  };
}

/** Reads the direction of an element's example. */
export function readDirection(element: Element): Direction {
  return element.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
}

/** Reads the inputs of an element's example; empty when the attribute is missing or not a JSON object. */
export function readInputs(element: Element): ExampleInputs {
  try {
    const value: unknown = JSON.parse(element.getAttribute(inputsAttribute) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
