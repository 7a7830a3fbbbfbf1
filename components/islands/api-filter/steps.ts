import { hooks } from '@/lib/design/hooks';

/** One change of the page. */
export interface Step {
  apply: () => void;
  /** The cost for the browser, in rows added to the visible area. */
  cost: number;
  /** A group whose height this step changes permanently, so that its remembered height is outdated. */
  resized?: HTMLElement;
}

/** The cost of hiding a row. */
export const removal = 0.1;

/** Sets the text of an element, if it differs. */
export function setText(element: Element, text: string): Step[] {
  if (element.textContent === text) return [];
  return [{ apply: () => void (element.textContent = text), cost: removal }];
}

/** Opens or closes a fold; does nothing for other elements. */
export function setFold(element: HTMLElement, open: boolean): Step[] {
  if (!(element instanceof HTMLDetailsElement) || element.open === open) return [];
  return [{ apply: () => void (element.open = open), cost: 1 }];
}

/**
 * Marks elements that do not match; the stylesheet hides them. It does not use `hidden`, because a stylesheet
 * with that attribute inside `:has()` makes the browser restyle the whole page on each change of it.
 */
export const setOut = (element: HTMLElement, out: boolean, cost: number): Step[] =>
  setFlag(element, hooks.out, out, cost);

/** Sets or removes an attribute, if it differs: even a change to the same value costs a style calculation. */
export function setFlag(element: HTMLElement, name: string, value: boolean, cost: number): Step[] {
  if (element.hasAttribute(name) === value) return [];
  return [{ apply: () => element.toggleAttribute(name, value), cost }];
}
