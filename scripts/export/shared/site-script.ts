import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '@/lib/browser/page/start-data';
import { type LoadedScript, policyHash, readBundle } from '@/lib/page-scripts/bundles';
import { withBase } from '@/lib/routes/base';
import { hashedFolder } from '@/lib/routes/hosts/headers';

/** The first line of the script that pages load first: it sets `globalThis.siteData`. */
export const siteDataLine = (data: SiteData) => `globalThis.siteData=${JSON.stringify(data)};`;

/**
 * Reads the site's data back from such a script.
 *
 * @throws when it does not begin with that line
 */
export function readSiteDataLine(script: string): unknown {
  const json = /^globalThis\.siteData=(.*);$/m.exec(script)?.[1];
  if (json === undefined)
    throw new Error('The first script does not begin with the data of the site.');
  return JSON.parse(json);
}

/**
 * Writes a script that pages load first, which begins with the data that all pages share.
 *
 * @returns its URL, which contains a hash: browsers may cache it forever
 */
export function writeScript(out: string, name: LoadedScript, data: SiteData): string {
  const script = `${siteDataLine(data)}\n${readBundle(name)}`;
  const hash = policyHash(script).replace(/\W/g, '').slice(6, 16);
  const file = `${hashedFolder}/site/${name}-${hash}.js`;
  mkdirSync(join(out, hashedFolder, 'site'), { recursive: true });
  writeFileSync(join(out, file), script);
  return withBase(file);
}
