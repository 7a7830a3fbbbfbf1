import { markdownToHtml } from '@/lib/markdown/to-html';
import type { ApiScope } from './scope';

const rendered = new Map<string, Promise<string>>();

/**
 * Renders a Markdown description of the model. Its `api:` addresses become links on the site.
 *
 * @returns HTML for `dangerouslySetInnerHTML`; a single paragraph is returned without its `<p>`
 */
export async function descriptionHtml(markdown: string, scope: ApiScope): Promise<string> {
  let html = rendered.get(markdown);
  if (!html) rendered.set(markdown, (html = markdownToHtml(markdown)));
  return unwrap(await html).replace(
    /href="api:([^"]+)"/g,
    (_, ref: string) => `href="${scope.href(decodeURI(ref))}"`,
  );
}

function unwrap(html: string): string {
  const paragraph = /^<p>([\s\S]*)<\/p>\s*$/.exec(html)?.[1];
  return paragraph === undefined || /<\/?p>|<(ul|ol|pre|table)/.test(paragraph) ? html : paragraph;
}
