/** Names of the rule files in the export; hosts read them, and they are not part of the site. */
export const hostFiles = {
  serve: 'serve.json',
  redirects: '_redirects',
  headers: '_headers',
  firebase: 'firebase.json',
  vercel: 'vercel.json',
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
  apache: '.htaccess',
  /** Empty: makes GitHub Pages publish folders that begin with an underscore. */
  noJekyll: '.nojekyll',
} as const;

/** Extensions of precompressed copies beside text files, which some hosts send instead. */
export const compressedEndings = ['.br', '.gz'] as const;

/** Whether a file is the precompressed copy of another. */
export function isCompressed(file: string): boolean {
  return compressedEndings.some((ending) => file.endsWith(ending));
}
