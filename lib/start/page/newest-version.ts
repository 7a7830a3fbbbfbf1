import { hooked, hooks } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';

/** Makes the banner of an older version link to the page that is shown, also after a navigation. */
export function followNewestVersion(): { follow: () => void } {
  return {
    follow: () => {
      const link = document.querySelector(`a${hooked('newestVersion')}`);
      const base = link?.getAttribute(hooks.newestVersion) ?? '';
      link?.setAttribute('href', base + withoutBase(location.pathname));
    },
  };
}
