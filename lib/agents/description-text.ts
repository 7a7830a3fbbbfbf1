import { symbolUrl } from '@/lib/api/symbol-url';
import { linkTo } from './text';

/** A description of the model, which is Markdown, with its links to symbols led to their pages. */
export function descriptionText(markdown: string | undefined): string {
  return (markdown ?? '')
    .replace(/\]\(api:([^)\s]+)\)/g, (_, ref: string) => `](${linkTo(symbolUrl(decodeURI(ref)))})`)
    .trim();
}
