import { apacheFile, apacheRoot } from './apache';
import { caddyFile } from './caddy';
import { firebaseConfig } from './firebase';
import { hostFiles } from './host-files';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { nginxServer } from './nginx';
import { serveConfig } from './serve';
import { isSharedHost } from './shared-host';
import type { HostedSite } from './site-files';
import { vercelConfig } from './vercel';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The rule files of all hosts, by name, for the folder that is uploaded.
 *
 * @param sites one at the root of the host, or several below paths of it, newest first
 */
export function hostRules(sites: readonly HostedSite[]) {
  return {
    [hostFiles.serve]: json(serveConfig(sites)),
    [hostFiles.redirects]: netlifyRedirects(sites),
    [hostFiles.headers]: netlifyHeaders(sites),
    [hostFiles.firebase]: json(firebaseConfig(sites)),
    [hostFiles.vercel]: json(vercelConfig(sites)),
    [hostFiles.nginx]: nginxServer(sites),
    [hostFiles.caddy]: caddyFile(sites),
    [hostFiles.apache]: isSharedHost(sites)
      ? apacheRoot(sites)
      : sites.map((site) => apacheFile(site, sites)).join(''),
  };
}
