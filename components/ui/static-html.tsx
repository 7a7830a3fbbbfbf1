import { cache, type HTMLAttributes, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** React separates adjacent texts by this comment, for hydration. */
const betweenTexts = '<!-- -->';
/** React writes preloads of images before the content, because it would move them to the head. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The static HTML of the page that is being rendered, as far as it is not ready yet. */
const pendingHtml = cache(() => new Set<Promise<string>>());

/** Resolves when the static HTML that the page has begun to render is ready. */
export async function otherHtmlReady(): Promise<void> {
  const pending = pendingHtml();
  do {
    // Yields to React, which renders the components that waited for finished HTML; they may add more.
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.allSettled(pending);
  } while (pending.size > 0);
}

/**
 * Renders server components to HTML, including async ones.
 *
 * @throws when an island or a stylesheet for the head is among them, which React must find in the browser
 */
export async function staticHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, {
    // The caller receives the error, so it is not logged, too.
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
  as?: 'aside' | 'details' | 'div' | 'main' | 'nav' | 'section' | 'ul';
}

/**
 * An element with static HTML, which the browser gets as one string. React does not load, create and compare
 * its elements, of which an API page has thousands. Islands must be outside.
 */
export async function StaticHtml({ as: Tag = 'div', children, ...attributes }: StaticHtmlProps) {
  const html = staticHtml(children);
  const pending = pendingHtml();
  pending.add(html);
  const remove = () => pending.delete(html);
  html.then(remove, remove);
  return (
    // Scripts of the page may have changed the content before hydration.
    <Tag
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: await html }}
    />
  );
}
