import { descriptionHtml } from '@/lib/api/description-html';
import type { ApiScope } from '@/lib/api/scope';

interface DescriptionProps {
  markdown: string | undefined;
  scope: ApiScope;
}

/** The description of a symbol or member, from the library's doc comments; nothing if it has none. */
export async function Description({ markdown, scope }: DescriptionProps) {
  if (!markdown) return null;
  const html = await descriptionHtml(markdown, scope);
  return <div className="api-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
