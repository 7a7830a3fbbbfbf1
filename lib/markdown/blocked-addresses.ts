import type { Element } from 'hast';
import type { AllowedOrigins } from '@/content/site-definition';
import { lineOf, type Warn } from './foreign-order';

/** The elements that a text may load from elsewhere, with the field of `site.ts` that allows their origins. */
const fields = { img: 'images', iframe: 'frames' } as const;

const isLoading = (name: string): name is keyof typeof fields => name in fields;

/** The origin of an address on another host, or undefined for an address on this site. */
export function originOf(url: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(url) || !URL.canParse(url, 'https://here')) return undefined;
  return new URL(url, 'https://here').origin;
}

/** Whether the list has an origin; `https://*.example.org` stands for all hosts below it. */
export function isAllowed(origin: string, list: readonly string[] = []): boolean {
  return list.some((entry) => {
    const [scheme, host] = entry.replace(/\/$/, '').split('://*.');
    if (host === undefined) return origin === scheme;
    return origin.startsWith(`${scheme ?? ''}://`) && origin.endsWith(`.${host}`);
  });
}

/** The warning about an address that the policy blocks. */
export const blockedAddress = (url: string, origin: string, field: keyof AllowedOrigins): string =>
  `"${url}" is blocked by the content security policy; to allow it, add '${origin}' to policy.${field} in site.ts`;

/**
 * Replaces a picture or frame of another host by a link to it, unless `site.ts` allows its origin.
 *
 * @param isInLink whether it is within a link, which cannot contain another one
 */
export function replaceBlocked(
  node: Element,
  isInLink: boolean,
  allowed: AllowedOrigins,
  warn: Warn,
): void {
  const { tagName, properties } = node;
  if (!isLoading(tagName)) return;
  const { src } = properties;
  if (typeof src !== 'string') {
    // A frame whose address was removed shows nothing.
    if (tagName === 'iframe') node.tagName = 'span';
    return;
  }
  const origin = originOf(src);
  const field = fields[tagName];
  if (origin === undefined || isAllowed(origin, allowed[field])) {
    if (tagName === 'iframe') properties['title'] ??= src;
    return;
  }
  warn({ line: lineOf(node), subject: 'policy', message: blockedAddress(src, origin, field) });
  const name = [properties['alt'], properties['title']].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  node.tagName = isInLink ? 'span' : 'a';
  node.properties = isInLink ? {} : { href: src };
  node.children = [{ type: 'text', value: typeof name === 'string' ? name : src }];
}
