import { hooked, hooks } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';
import { onSignal } from './signals';

/** Lets the banner of an older version lead to the page that is shown, also after a navigation. */
export function followNewestVersion(): void {
  onSignal('navigated', () => {
    const link = document.querySelector(`a${hooked('newestVersion')}`);
    const base = link?.getAttribute(hooks.newestVersion) ?? '';
    link?.setAttribute('href', base + withoutBase(location.pathname));
  });
}
