import { hasSharedChange } from '@/lib/browser/edit-in-place/shared-key';
import { listParameters } from '@/lib/browser/navigation/address-query';
import { searchParameter } from '@/lib/routes/search-paths';
import { hasThemeParameters } from '@/lib/theme-builder/address';

/**
 * Whether only the application can show what the address asks for, such as a search or a filter. Other
 * parameters, such as those of campaigns, do not need the application.
 *
 * @param search the query, with its question mark
 * @param fragment with its `#`: it may contain an edited example
 */
export function needsApp(search: string, fragment = ''): boolean {
  const query = new URLSearchParams(search);
  return (
    [...listParameters, searchParameter].some((name) => query.has(name)) ||
    hasThemeParameters(query) ||
    hasSharedChange(fragment)
  );
}
