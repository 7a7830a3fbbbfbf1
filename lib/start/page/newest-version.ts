import { hooked, hooks } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';

/** Updates the link of an older version's banner to the current page of the newest version. */
export function updateNewestVersionLink(): void {
  const link = document.querySelector(`a${hooked('newestVersion')}`);
  const base = link?.getAttribute(hooks.newestVersion) ?? '';
  link?.setAttribute('href', base + withoutBase(location.pathname));
}
