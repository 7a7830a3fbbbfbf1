import { cache, type HTMLAttributes, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** What React sets between two texts, to tell them apart when it takes over a page. */
const betweenTexts = '<!-- -->';
/** What has images fetched early: it is meant for the head, and would be the first of the content here. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Static HTML of the page that is being rendered: what is not ready yet. */
const pendingHtml = cache(() => new Set<Promise<string>>());

/** Resolves when the static HTML that the page has begun to render is ready. */
export async function otherHtmlReady(): Promise<void> {
  const pending = pendingHtml();
  do {
    // React renders what depends on it first.
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.allSettled(pending);
  } while (pending.size > 0);
}

/**
 * The HTML of components that run on the server only; those that wait for something included.
 *
 * @throws when an island is among them, or a style sheet for the head: React has to find both in the browser
 */
export async function staticHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, {
    // What is thrown is the caller's: nothing more is to be said about it.
    onError: () => undefined,
  });
  const html = (await new Response(prelude).text())
    .replace(preloads, '')
    .replaceAll(betweenTexts, '');
  if (html.includes(' data-precedence="')) {
    throw new Error(`A style sheet belongs beside static HTML, not into it: ${html.slice(0, 200)}`);
  }
  return html;
}

interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  as?: 'details' | 'div' | 'main' | 'nav' | 'section' | 'ul';
}

/**
 * An element whose content goes to the browser as one string. Nothing in it changes by way of React, so that React
 * neither fetches it as elements, nor makes and compares each of them: thousands on a page of an API. What is an
 * island, or holds one, stands beside it.
 */
export async function StaticHtml({ as: Tag = 'div', children, ...attributes }: StaticHtmlProps) {
  const html = staticHtml(children);
  const pending = pendingHtml();
  pending.add(html);
  const remove = () => pending.delete(html);
  html.then(remove, remove);
  return (
    // Scripts of the page may have changed it before React takes over.
    <Tag
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: await html }}
    />
  );
}
