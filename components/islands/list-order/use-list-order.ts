import { useSyncExternalStore } from 'react';
import {
  currentListOrder,
  type ListOrder,
  onListOrder,
} from '@/lib/browser/preferences/list-order';

/** The order of all lists of components. In static HTML it is by name, whatever the visitor has chosen. */
export function useListOrder(): ListOrder {
  return useSyncExternalStore(onListOrder, currentListOrder, () => 'name');
}
