import { listParameters } from '@/lib/browser/navigation/address-query';
import { searchParameter } from '@/lib/routes/search-paths';
import { hasThemeParameters } from '@/lib/theme-builder/address';

/**
 * Whether an address asks for something that only the application does, as a filter's words do. What others
 * add to a link, such as where it was found, is nothing it could answer.
 *
 * @param search the query, with its question mark
 */
export function asksApp(search: string): boolean {
  const query = new URLSearchParams(search);
  return (
    [...listParameters, searchParameter].some((name) => query.has(name)) ||
    hasThemeParameters(query)
  );
}
