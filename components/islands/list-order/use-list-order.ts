import { useSyncExternalStore } from 'react';
import {
  currentListOrder,
  type ListOrder,
  onListOrder,
} from '@/lib/browser/preferences/list-order';

/** The order of all lists of parts; by name in the static page, whatever the visitor has chosen. */
export function useListOrder(): ListOrder {
  return useSyncExternalStore(onListOrder, currentListOrder, () => 'name');
}
