import { usePathname } from 'next/navigation';
import { withBase } from '@/lib/routes/base';

/** The path the visitor is at, as links to it have it: the router leaves out what the whole site lies below. */
export function useAddress(): string {
  return withBase(usePathname());
}
