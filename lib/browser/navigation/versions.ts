import type { PublishedVersion } from '@/content/types';
import { fetchJson } from '@/lib/browser/network/request';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { parseUrl } from './parse-url';

/** Milliseconds that the list of versions may take. */
const listTimeout = 5000;

/**
 * Fetches the list of documentation versions. Entries without a title, or whose address is not http
 * or https, are dropped.
 *
 * @param host where `assets/versions.json` is; empty for the site's own
 * @throws when it does not arrive within five seconds, is not JSON, or is not a list of any version
 */
export async function fetchVersions(host: string): Promise<PublishedVersion[]> {
  const list = filePaths.versions();
  const entries = await fetchJson(host === '' ? list : host + withoutBase(list), {
    timeout: listTimeout,
  });
  if (!Array.isArray(entries)) throw new Error('versions.json: expected a list');
  const versions = entries.filter(isVersion).map(({ title, url }) => ({ title, url }));
  if (versions.length === 0) throw new Error('versions.json: no version in it');
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
 * Where choosing a version leads: its site, at the current path below this one and the fragment.
 *
 * @returns nothing when the visitor is there already: the address begins with the current one, or
 *   the version is the one shown
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
