import { useAddressChoice } from '@/components/ui/use-address-choice';
import { everything, queryOf, readSelection, type Selection } from './selection';

/** Typing further replaces the history entry that the first letters have added. */
const refines = (next: Selection, before: Selection): boolean =>
  next.filter !== before.filter && next.filter !== '' && before.filter !== '';

/** The selection, which is also in the page's URL. */
export const useSelection = (): [Selection, (next: Selection) => void] =>
  useAddressChoice({ initial: everything, read: readSelection, queryOf, refines });
