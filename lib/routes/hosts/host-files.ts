/** Names of the rule files in the export; they are read by hosts and not part of the site. */
export const hostFiles = {
  serve: 'serve.json',
  redirects: '_redirects',
  headers: '_headers',
  firebase: 'firebase.json',
  nginx: 'nginx.conf',
} as const;
