import { usePathname } from 'next/navigation';
import { withBase } from '@/lib/routes/base';

/** The URL path of the current page, with the base path, which the router leaves out. */
export function useUrlPath(): string {
  return withBase(usePathname());
}
