import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { hooks } from '@/lib/design/hooks';
import { answerOnHost } from '@/lib/routes/answers';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { readModuleList } from '@/lib/routes/module-list';
import { places } from '@/lib/routes/paths';
import { listFiles } from '@/scripts/shared/list-files';
import type { BuiltSite } from '@/scripts/shared/server/site-index';

/** Attributes that contain an address. */
const addressAttributes = ['href', 'src', 'action', 'poster', 'runtime', hooks.copyPage];
/**
 * Patterns of addresses in other files, by extension; the address is the first group. `walk` checks in a
 * browser what scripts request.
 */
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  // Page data: links as properties, and in HTML as strings.
  txt: [
    /"(?:href|src|runtime)":"(\/[^"]*)"/g,
    /(?:href|src)=\\"(\/[^\\"]*)\\"/g,
    /\]\(<?(https?:[^)>\s]*)/g,
  ],
  md: [/\]\(<?(https?:[^)>\s]*)/g, /<(https?:[^>\s]*)>/g],
  xml: [/<loc>([^<]*)</g, /href="([^"]*)"/g, /template="([^"{]*)/g, /<id>(https?:[^<]*)</g],
  css: [/url\(["']?(\/[^"')]*)/g],
  webmanifest: [/"(?:src|start_url|id)":\s*"([^"]*)"/g],
  json: [/"url":\s*"([^"]*)"/g],
};

/** Files with addresses that are intentionally outside of the path. */
const ignoredFiles = ['assets/versions.json', 'serve.json', 'firebase.json', 'vercel.json'];

interface Crawled {
  /** The number of checked addresses. */
  addresses: number;
  problems: readonly string[];
}

/** Returns every address in a page: in its elements, its preview metadata and its JSON. */
function addressesOfPage(html: string): readonly string[] {
  const page = parse(html);
  const attributes = page
    .querySelectorAll('*')
    // Displayed code is not part of the site.
    .filter((element) => element.closest('pre') === null)
    .flatMap((element) => addressAttributes.flatMap((name) => element.getAttribute(name) ?? []));
  const modules = page
    .querySelectorAll('[modules]')
    .flatMap((element) => readModuleList(element.getAttribute('modules') ?? ''));
  const metas = page
    .querySelectorAll(
      'meta[property="og:url"], meta[property="og:image"], meta[http-equiv="refresh"]',
    )
    .map((meta) => (meta.getAttribute('content') ?? '').replace(/^\d+; url=/, ''));
  const data = page
    .querySelectorAll('script[type$="json"]:not(#redirects)')
    .flatMap((script) => [...script.rawText.matchAll(/"(\/[^"]*|https?:[^"]*)"/g)])
    .map(([, address = '']) => address);
  return [...attributes, ...modules, ...metas, ...data];
}

function addressesIn(file: string, text: string): readonly string[] {
  if (file.endsWith('.html')) return addressesOfPage(text);
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return (patterns[ending] ?? []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, address = '']) => address),
  );
}

/** Returns the origin that a site was built for. */
function originOf({ folder }: BuiltSite): string {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
  if (canonical === undefined) throw new Error(`${folder}/index.html has no canonical address.`);
  return new URL(canonical).origin;
}

/**
 * Checks every address in every file of a build below a path. Addresses of other origins are skipped.
 *
 * @returns the addresses that lead out of the path, or to nothing
 */
export function crawl(site: BuiltSite): Crawled {
  const origin = originOf(site);
  const rules: readonly string[] = Object.values(hostFiles);
  const problems: string[] = [];
  let addresses = 0;
  for (const file of listFiles(site.folder)) {
    if (isCompressed(file) || rules.includes(file) || ignoredFiles.includes(file)) continue;
    const here = `${origin}${site.base}/${file}`;
    for (const address of addressesIn(file, readFileSync(join(site.folder, file), 'utf8'))) {
      const url = URL.parse(address.replaceAll('&amp;', '&'), here);
      if (!url || url.origin !== origin) continue;
      addresses++;
      const answer = answerOnHost(url.pathname, [site]);
      const isMissing =
        answer.status >= 400 &&
        answer.site?.folder !== undefined &&
        !url.pathname.endsWith(places.notFound());
      const isOutside = answer.site === undefined;
      const isLost = answer.status === 302;
      if (isOutside || isMissing || isLost) problems.push(`${file}: ${address}`);
    }
  }
  return { addresses, problems };
}
