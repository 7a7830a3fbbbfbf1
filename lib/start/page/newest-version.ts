import { hooked, hooks } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';

/** Keeps the link of an older version's banner on the current page of the newest version. */
export function followNewestVersion(): { follow: () => void } {
  return {
    follow: () => {
      const link = document.querySelector(`a${hooked('newestVersion')}`);
      const base = link?.getAttribute(hooks.newestVersion) ?? '';
      link?.setAttribute('href', base + withoutBase(location.pathname));
    },
  };
}
