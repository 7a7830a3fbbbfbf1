import { filePaths } from '../file-paths';
import { searchPaths } from '../search-paths';
import { headerPolicy } from './policy';

/** One header that a host sends. */
export interface Header {
  key: string;
  value: string;
}

/** Names with a hash of their content never change what they mean. */
export const immutable: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
};

/** Everything else is kept, and asked for again before it is used. */
export const revalidated: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=0, must-revalidate',
};

/**
 * Sent with every answer.
 *
 * @param policy the site's content security policy
 */
export function securityHeaders(policy: string): readonly Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Content-Security-Policy', value: headerPolicy(policy) },
    { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  ];
}

/** Folder whose files all carry a hash in their name. */
export const hashedFolder = filePaths.framework('static');

/** Folder of example bundles: chunks carry a hash, the rest (manifest, styles) may not. */
export const bundleFolder = filePaths.live('').slice(0, -1);

/** Folder of the search index's files that carry a hash in their name; the list of them is above it. */
export const searchFolder = searchPaths.shards;
