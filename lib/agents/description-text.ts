import { symbolUrl } from '@/lib/api/symbol-url';
import { linkTo } from './text';

/** Returns a Markdown description of the model with its `api:` links replaced by page URLs. */
export function descriptionText(markdown: string | undefined): string {
  return (markdown ?? '')
    .replace(/\]\(api:([^)\s]+)\)/g, (_, ref: string) => `](${linkTo(symbolUrl(decodeURI(ref)))})`)
    .trim();
}
