import type { HTMLAttributes, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { asOneTurn, inTurn } from './in-turn';

/** React separates adjacent texts by this comment, for hydration. */
const betweenTexts = '<!-- -->';
/** React writes preloads of images before the content, because it would move them to the head. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Renders server components to HTML, including async ones.
 *
 * @throws when an island or a stylesheet for the head is among them, which React must find in the browser
 */
export async function staticHtml(node: ReactNode): Promise<string> {
  // The caller receives the error, so it is not logged, too.
  const options = { onError: () => undefined };
  const { prelude } = await asOneTurn(() => prerender(node, options));
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
  const html = await inTurn(staticHtml(children));
  return (
    // Scripts of the page may have changed the content before hydration.
    <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
