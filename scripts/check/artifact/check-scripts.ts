import { type HTMLElement, parse } from 'node-html-parser';
import { isAllowed, originOf } from '@/lib/markdown/blocked-addresses';
import { inlineScripts, policyHash, readBundle } from '@/lib/page-scripts/bundles';
import { framePolicy } from '@/lib/routes/hosts/frame-page';
import { framePath } from '@/lib/routes/hosts/headers';
import { pageUrl } from '@/scripts/export/next/list-export';
import type { Finding } from './finding';

/** Elements that make a browser fetch a file, with the attribute of its address. */
const fetching = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  object: 'data',
} as const;
const fetchingLinks = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'icon', 'preconnect'];

/** Matches types of script elements that browsers do not run. */
const isData = /^application\/(?:ld\+)?json$/;

const isInline = (script: HTMLElement) =>
  !script.hasAttribute('src') && !isData.test(script.getAttribute('type') ?? '');

/** Returns the addresses that a page makes the browser fetch. */
function fetchedBy(root: HTMLElement): readonly string[] {
  const elements = Object.entries(fetching).flatMap(([name, attribute]) =>
    root.querySelectorAll(name).flatMap((element) => element.getAttribute(attribute) ?? []),
  );
  const links = root
    .querySelectorAll('link')
    .filter((link) =>
      (link.getAttribute('rel') ?? '').split(' ').some((rel) => fetchingLinks.includes(rel)),
    );
  return [...elements, ...links.flatMap((link) => link.getAttribute('href') ?? [])];
}

/** Whether the policy names the origin of an address. */
function isInPolicy(address: string, policy: string): boolean {
  const origin = originOf(address);
  return origin !== undefined && isAllowed(origin, policy.split(/;? /));
}

/**
 * Checks what a page runs and fetches: inline only the constant scripts whose hashes are in the policy; files
 * of its own origin only; and no external script in the HTML, because it would load before the text.
 *
 * @param policy the site's content security policy
 */
export function checkScripts(
  file: string,
  html: string,
  policyOfPages: string,
): readonly Finding[] {
  const isFrame = `/${file}` === framePath;
  const policy = isFrame ? framePolicy.join('; ') : policyOfPages;
  const found = (rule: string, message: string): Finding => ({
    path: pageUrl(file),
    rule: `script/${rule}`,
    message,
  });
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const inline = root.querySelectorAll('script').filter(isInline);
  const declared = root
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  const own = /^\/(?!\/)|^data:|^#/;
  const handlers = [...html.matchAll(/<[a-z][^>]*?\s(on[a-z]+)=["']/g)];
  return [
    ...(declared === policy
      ? []
      : [found('policy', 'its content security policy differs from that of the site')]),
    ...inline
      .filter((script) => !policy.includes(`'${policyHash(script.rawText)}'`))
      .map((script) =>
        found('inline', `the policy does not contain the hash of: ${script.rawText.slice(0, 80)}`),
      ),
    ...handlers.map(([, name]) => found('handler', `the policy forbids the attribute ${name}`)),
    ...fetchedBy(root)
      .filter((address) => !own.test(address) && !isInPolicy(address, policy))
      .map((address) => found('elsewhere', `it is loaded from another origin: ${address}`)),
    ...root
      .querySelectorAll('script[src]')
      .filter(() => !isFrame && !/^live\/open\//.test(file))
      .map((script) =>
        found('early', `it is requested before the text: ${script.getAttribute('src')}`),
      ),
  ];
}

/** The most different inline scripts in all pages of the site. */
const maxInline = 3;

/** Checks that the policy lists the hashes of the inline scripts, and no others. */
export function checkInlineScripts(policy: string): readonly Finding[] {
  const hashes: readonly string[] = policy.match(/'sha256-[^']+'/g) ?? [];
  const expected = inlineScripts.map((name) => `'${policyHash(readBundle(name))}'`);
  const same = hashes.length === expected.length && expected.every((hash) => hashes.includes(hash));
  const found = (message: string): Finding => ({ path: '/', rule: 'script/hashes', message });
  return [
    ...(policy.includes('unsafe-eval')
      ? [found('only the frame for edited examples may make code of texts')]
      : []),
    ...(same ? [] : [found('the hashes in the policy are not those of the inline scripts')]),
    ...(hashes.length <= maxInline ? [] : [found(`more than ${maxInline} inline scripts`)]),
  ];
}
