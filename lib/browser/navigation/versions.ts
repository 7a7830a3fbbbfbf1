import type { PublishedVersion } from '@/content/types';
import { fetchJson } from '@/lib/browser/network/request';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { parseUrl } from './parse-url';

/** Time limit for the list of versions, in milliseconds. */
const listTimeout = 5000;

/**
 * Fetches the list of documentation versions. Entries without a title or an http(s) URL are dropped.
 *
 * @param host base URL of `assets/versions.json`; empty for the site's own
 * @throws when it does not load within five seconds, is not JSON, or contains no valid version
 */
export async function fetchVersions(host: string): Promise<PublishedVersion[]> {
  const list = filePaths.versions();
  const entries = await fetchJson(host === '' ? list : host + withoutBase(list), {
    timeout: listTimeout,
  });
  if (!Array.isArray(entries)) throw new Error('versions.json: expected a list.');
  const versions = entries.filter(isVersion).map(({ title, url }) => ({ title, url }));
  if (versions.length === 0)
    throw new Error('versions.json: expected at least one version with title and url.');
  return versions;
}

function isVersion(entry: unknown): entry is PublishedVersion {
  if (typeof entry !== 'object' || entry === null) return false;
  if (!('title' in entry) || !('url' in entry)) return false;
  const { title, url } = entry;
  if (typeof title !== 'string' || title.trim() === '' || typeof url !== 'string') return false;
  return /^https?:$/.test(parseUrl(url)?.protocol ?? '');
}

/**
 * Returns the URL of the current page in another version, with the fragment.
 *
 * @returns undefined when the version is the current one, or its URL begins with the current address
 */
export function versionTarget(
  { title, url }: PublishedVersion,
  here: Pick<Location, 'href' | 'pathname' | 'hash'>,
  current: string,
): string | undefined {
  if (title === current) return undefined;
  const target = url.replace(/\/+$/, '') + withoutBase(here.pathname) + here.hash;
  return target.startsWith(here.href) || url.startsWith(here.href) ? undefined : target;
}
