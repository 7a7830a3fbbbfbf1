import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { hooks } from '@/lib/design/hooks';

/**
 * Marks the target of the fragment: browsers match `:target` only when they load a page, or when the fragment alone
 * changes.
 *
 * @returns a function that removes the mark
 */
export function markOnArrival(): () => void {
  const target = fragmentTarget(window.location.hash);
  target?.setAttribute(hooks.arrived, '');
  const unmark = () => target?.removeAttribute(hooks.arrived);
  window.addEventListener('hashchange', unmark);
  return () => {
    window.removeEventListener('hashchange', unmark);
    unmark();
  };
}
