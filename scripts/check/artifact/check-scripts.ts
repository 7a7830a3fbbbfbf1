import { type HTMLElement, parse } from 'node-html-parser';
import { inlineScripts, policyHash, readBundle } from '@/lib/page-scripts/bundles';
import { pageUrl } from '@/scripts/export/next/list-export';
import type { Finding } from './finding';

/** Elements that make a browser fetch something by itself, and where they name it. */
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

/** Types of scripts that browsers do not run. */
const isData = /^application\/(?:ld\+)?json$/;

const isInline = (script: HTMLElement) =>
  !script.hasAttribute('src') && !isData.test(script.getAttribute('type') ?? '');

/** Addresses that a page makes the browser fetch. */
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

/**
 * What a page may run and fetch: inline only the constant scripts, by the hashes that its policy
 * names; from nowhere but the site; and before its text no script at all.
 *
 * @param policy the site's content security policy
 */
export function checkScripts(file: string, html: string, policy: string): readonly Finding[] {
  const found = (rule: string, message: string): Finding => ({
    path: pageUrl(file),
    rule: `script/${rule}`,
    message,
  });
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const inline = root.querySelectorAll('script').filter(isInline);
  const named = root
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  const own = /^\/(?!\/)|^data:|^#/;
  const handlers = [...html.matchAll(/<[a-z][^>]*?\s(on[a-z]+)=["']/g)];
  return [
    ...(named === policy ? [] : [found('policy', 'its policy is not the one of the site')]),
    ...inline
      .filter((script) => !policy.includes(`'${policyHash(script.rawText)}'`))
      .map((script) => found('inline', `not in the policy: ${script.rawText.slice(0, 80)}`)),
    ...handlers.map(([, name]) => found('handler', `the policy forbids the attribute ${name}`)),
    ...fetchedBy(root)
      .filter((address) => !own.test(address))
      .map((address) => found('elsewhere', `it is loaded from elsewhere: ${address}`)),
    ...root
      .querySelectorAll('script[src]')
      .filter(() => !/^live\/open\//.test(file))
      .map((script) => found('early', `asked for before the text: ${script.getAttribute('src')}`)),
  ];
}

/** Most texts of script that pages of the whole site may carry. */
const mostInline = 3;

/** The policy names what there is, and no more. */
export function checkInlineScripts(policy: string): readonly Finding[] {
  const hashes: readonly string[] = policy.match(/'sha256-[^']+'/g) ?? [];
  const real = inlineScripts.map((name) => `'${policyHash(readBundle(name))}'`);
  const same = hashes.length === real.length && real.every((hash) => hashes.includes(hash));
  const found = (message: string): Finding => ({ path: '/', rule: 'script/hashes', message });
  return [
    ...(same ? [] : [found('the policy does not name the inline scripts there are')]),
    ...(hashes.length <= mostInline ? [] : [found(`more than ${mostInline} inline scripts`)]),
  ];
}
