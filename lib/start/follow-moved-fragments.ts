import { movedFragments } from '@/content/moved-fragments';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { onSignal } from './signals';

/** Goes on to the page that has what the address names, where this one had it once. */
export function followMovedFragments(go = (url: string) => location.replace(url)): void {
  const follow = () => {
    const { pathname, hash } = location;
    if (hash === '' || fragmentTarget(hash)) return;
    const moved = movedFragments.find(
      ({ from, fragments }) => pathname.endsWith(from) && fragments.test(hash.slice(1)),
    );
    if (moved) go(pathname.slice(0, -moved.from.length) + moved.to + hash);
  };
  addEventListener('hashchange', follow);
  onSignal('navigated', follow);
  follow();
}
