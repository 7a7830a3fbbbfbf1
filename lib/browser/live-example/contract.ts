import { readModuleList } from '@/lib/routes/module-list';
import type { Direction, ExampleInputs } from './load-runtime';
import type { ExampleModules } from './run-example';

/*
 * What the rest of the page may know of a `<live-example>`: it sets attributes (`dir` is the other), and
 * hears an event. An attribute may be set before the element is defined, and before its example runs.
 */

/** Values of the example's inputs, as JSON. */
export const inputsAttribute = 'inputs';

/** Bubbles from the element whenever an output of its example emits. */
export const exampleOutputEvent = 'example-output';

/** What such an event carries. */
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

/** The example an element stands for, as the server's component wrote it. */
export function readModules(element: Element): ExampleModules {
  return {
    id: element.getAttribute('example') ?? '',
    runtime: element.getAttribute('runtime') ?? '',
    modules: readModuleList(element.getAttribute('modules') ?? ''),
  };
}

/** The direction an element has been given for its example. */
export function readDirection(element: Element): Direction {
  return element.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
}

/** The inputs an element has been given; none when the attribute is missing or no JSON object. */
export function readInputs(element: Element): ExampleInputs {
  try {
    const value: unknown = JSON.parse(element.getAttribute(inputsAttribute) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
