import { onStoredChange, readStored, store } from './storage';

export const listOrderKey = 'docs-list-order';

/** The order of lists: by name, or in groups by purpose. */
export type ListOrder = 'name' | 'purpose';

/** The stored value, and the value of the root's attribute. Pages are rendered in the other order. */
export const byPurpose: ListOrder = 'purpose';

/** Returns the current order of the page. */
export function currentListOrder(): ListOrder {
  return document.documentElement.dataset['listOrder'] === byPurpose ? 'purpose' : 'name';
}

/**
 * Sorts all lists of the page.
 *
 * @param keep whether to store the order: not when a link requested it
 */
export function setListOrder(order: ListOrder, keep = true): void {
  if (keep) store(listOrderKey, order);
  show(order);
}

/**
 * Calls back when the order changes, in this tab or another.
 *
 * @returns a function that removes the listener
 */
export function onListOrder(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredChange(listOrderKey, () => {
    show(readStored(listOrderKey) === byPurpose ? byPurpose : 'name');
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const listeners = new Set<() => void>();

function show(order: ListOrder): void {
  const { dataset } = document.documentElement;
  if (order === byPurpose) dataset['listOrder'] = order;
  else delete dataset['listOrder'];
  listeners.forEach((listener) => listener());
}
