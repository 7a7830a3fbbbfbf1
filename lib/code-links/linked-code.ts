import { type CodeLanguage, highlightToHtml } from '@/lib/markdown/highlight';
import { type CodeContext, linksIn } from './links-in';

/** Highlighted code as HTML, in which names of the library are links to their rows. */
export function linkedCode(
  code: string,
  language: CodeLanguage,
  context?: CodeContext,
): Promise<string> {
  return highlightToHtml(code, language, linksIn(code, language, context));
}
