import { lastChanged, libraryChanged, newest } from '@/lib/dates/file-dates';
import type { SitePage } from './site-pages';

/** When the content of a page last changed, as ISO 8601; undefined when the repository's history lacks it. */
export function pageDate({ sources, fromLibrary }: SitePage): string | undefined {
  return newest([lastChanged(sources), fromLibrary ? libraryChanged() : undefined]);
}
