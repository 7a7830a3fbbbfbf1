import { movedFragments } from '@/content/moved-fragments';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';

/**
 * Redirects to the page that a fragment has moved to.
 *
 * @returns a function to call after each navigation
 */
export function followMovedFragments(go = (url: string) => location.replace(url)): {
  follow: () => void;
} {
  const follow = () => {
    const { pathname, hash } = location;
    if (hash === '' || fragmentTarget(hash)) return;
    const moved = movedFragments.find(
      ({ from, fragments }) => pathname.endsWith(from) && fragments.test(hash.slice(1)),
    );
    if (moved) go(pathname.slice(0, -moved.from.length) + moved.to + hash);
  };
  addEventListener('hashchange', follow);
  follow();
  return { follow };
}
