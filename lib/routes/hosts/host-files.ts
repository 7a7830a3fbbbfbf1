/** Names of the rule files in the export; they are read by hosts and not part of the site. */
export const hostFiles = {
  serve: 'serve.json',
  redirects: '_redirects',
  headers: '_headers',
  firebase: 'firebase.json',
  vercel: 'vercel.json',
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
  apache: '.htaccess',
  /** Empty: tells GitHub Pages to publish folders that begin with an underscore. */
  noJekyll: '.nojekyll',
} as const;

/** Endings of the compressed twins that lie beside text files, for hosts that send them instead. */
export const compressedEndings = ['.br', '.gz'] as const;

/** Whether a file is a compressed twin of another. */
export function isCompressed(file: string): boolean {
  return compressedEndings.some((ending) => file.endsWith(ending));
}
