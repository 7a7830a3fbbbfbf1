import { readStored, store } from './storage';

export const listOrderKey = 'docs-list-order';

/** How lists of parts are sorted: by name, or in groups by what the parts are for. */
export type ListOrder = 'name' | 'purpose';

/** What is stored, and what the root element's attribute says; pages are made in the other order. */
export const byPurpose: ListOrder = 'purpose';

/** The order the page shows now. */
export function currentListOrder(): ListOrder {
  return document.documentElement.dataset['listOrder'] === byPurpose ? 'purpose' : 'name';
}

/**
 * Sorts all lists of the page.
 *
 * @param keep whether the order is remembered: not when only a link asked for it
 */
export function setListOrder(order: ListOrder, keep = true): void {
  if (keep) store(listOrderKey, order);
  show(order);
}

/**
 * Calls back when the order changes, in this tab or another.
 *
 * @returns calls it off
 */
export function onListOrder(listener: () => void): () => void {
  const followStorage = ({ key }: StorageEvent) => {
    // No key: all of the storage was emptied.
    if (key === listOrderKey || key === null) {
      show(readStored(listOrderKey) === byPurpose ? byPurpose : 'name');
    }
  };
  listeners.add(listener);
  addEventListener('storage', followStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followStorage);
  };
}

const listeners = new Set<() => void>();

function show(order: ListOrder): void {
  const { dataset } = document.documentElement;
  if (order === byPurpose) dataset['listOrder'] = order;
  else delete dataset['listOrder'];
  listeners.forEach((listener) => listener());
}
