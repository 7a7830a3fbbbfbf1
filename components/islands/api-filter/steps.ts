import { hooks } from '@/lib/design/hooks';

/** A change of the page. */
export interface Step {
  apply: () => void;
  /** What it costs the browser, in rows added to what is in sight. */
  cost: number;
  /** A group whose height this changes for good: what the browser remembers of it is no longer true. */
  resized?: HTMLElement;
}

/** What it costs to take a row away. */
export const removal = 0.1;

/** What an element says. */
export function setText(element: Element, text: string): Step[] {
  if (element.textContent === text) return [];
  return [{ apply: () => void (element.textContent = text), cost: removal }];
}

/** Whether a fold is open; nothing for what is no fold. */
export function setFold(element: HTMLElement, open: boolean): Step[] {
  if (!(element instanceof HTMLDetailsElement) || element.open === open) return [];
  return [{ apply: () => void (element.open = open), cost: 1 }];
}

/**
 * Marks what a query does not find; the style sheet hides it. Not `hidden`: a style sheet with that
 * attribute inside `:has()` makes each change of it restyle the whole page.
 */
export const setOut = (element: HTMLElement, out: boolean, cost: number): Step[] =>
  setFlag(element, hooks.out, out, cost);

/** Sets a mark or takes it away. Changes nothing that is as it should be: each change costs the browser a look at the element. */
export function setFlag(element: HTMLElement, name: string, value: boolean, cost: number): Step[] {
  if (element.hasAttribute(name) === value) return [];
  return [{ apply: () => element.toggleAttribute(name, value), cost }];
}
