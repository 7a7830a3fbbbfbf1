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

/** Attributes whose value is an address. */
const addressAttributes = ['href', 'src', 'action', 'poster', 'runtime', hooks.copyPage];
/**
 * Addresses in files that are no pages, by the ending: each pattern has the address as its first group. What
 * scripts ask for shows in a browser only: see `walk`.
 */
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  // A page as data: links as properties, and in HTML that stands there as text.
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

/** Lists of what lies elsewhere on purpose. */
const listsOfOthers = ['assets/versions.json', 'serve.json', 'firebase.json', 'vercel.json'];

interface Crawled {
  /** How many were looked at. */
  addresses: number;
  problems: readonly string[];
}

/** Every address in a page: of its elements, of its preview, and in what stands there as JSON. */
function addressesOfPage(html: string): readonly string[] {
  const page = parse(html);
  const attributes = page
    .querySelectorAll('*')
    // What is shown as code belongs to readers.
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

/** The scheme and host that a site was built for. */
function originOf({ folder }: BuiltSite): string {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1];
  if (canonical === undefined) throw new Error(`${folder}/index.html has no canonical address.`);
  return new URL(canonical).origin;
}

/**
 * Looks at every address in every file of a build that lies below a path. Those of other sites are not asked for.
 *
 * @returns what leads beside the path, or to nothing
 */
export function crawl(site: BuiltSite): Crawled {
  const origin = originOf(site);
  const rules: readonly string[] = Object.values(hostFiles);
  const problems: string[] = [];
  let addresses = 0;
  for (const file of listFiles(site.folder)) {
    if (isCompressed(file) || rules.includes(file) || listsOfOthers.includes(file)) continue;
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
      const isBeside = answer.site === undefined;
      const isLost = answer.status === 302;
      if (isBeside || isMissing || isLost) problems.push(`${file}: ${address}`);
    }
  }
  return { addresses, problems };
}
