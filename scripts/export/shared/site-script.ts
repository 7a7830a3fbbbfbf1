import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptEnd } from '@/lib/browser/network/whole-files';
import type { SiteData } from '@/lib/browser/page/start-data';
import { type LoadedScript, policyHash, readBundle } from '@/lib/page-scripts/bundles';
import { withBase } from '@/lib/routes/base';
import { hashedFolder } from '@/lib/routes/hosts/headers';

/** The first line of the early script, which sets `globalThis.siteData`: see `readStartData`. */
export const siteDataLine = (data: SiteData) => `globalThis.siteData=${JSON.stringify(data)};`;

/**
 * Parses the site's data from a script with such a line.
 *
 * @throws when there is none
 */
export function readSiteDataLine(script: string): unknown {
  const json = /^globalThis\.siteData=(.*);$/m.exec(script)?.[1];
  if (json === undefined) throw new Error('The script has no line with the data of the site.');
  return JSON.parse(json);
}

/**
 * Writes a script that pages load first, with the data that they share.
 *
 * @returns the URL, which contains a hash, so that it can be cached forever
 */
export function writeScript(out: string, name: LoadedScript, data: SiteData): string {
  const script = `${siteDataLine(data)}\n${readBundle(name)}\n${scriptEnd}\n`;
  const hash = policyHash(script).replace(/\W/g, '').slice(6, 16);
  const file = `${hashedFolder}/site/${name}-${hash}.js`;
  mkdirSync(join(out, hashedFolder, 'site'), { recursive: true });
  writeFileSync(join(out, file), script);
  return withBase(file);
}
