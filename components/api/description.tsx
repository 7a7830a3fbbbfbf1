import { descriptionHtml } from '@/lib/api/description-html';
import type { ApiScope } from '@/lib/api/scope';

interface DescriptionProps {
  markdown: string | undefined;
  scope: ApiScope;
}

/** What the library says about a symbol or member; nothing when it says nothing. */
export async function Description({ markdown, scope }: DescriptionProps) {
  if (!markdown) return null;
  const html = await descriptionHtml(markdown, scope);
  return <div className="api-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
