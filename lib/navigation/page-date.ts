import { lastChanged, libraryChanged, newest } from '@/lib/dates/file-dates';
import type { SitePage } from './site-pages';

/** When what a page shows last changed, as ISO 8601; nothing where the history does not tell. */
export function pageDate({ sources, fromLibrary }: SitePage): string | undefined {
  return newest([lastChanged(sources), fromLibrary ? libraryChanged() : undefined]);
}
