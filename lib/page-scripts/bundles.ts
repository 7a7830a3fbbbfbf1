import { createHash } from 'node:crypto';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedText } from '@/lib/generated/read';

/** Scripts that stand in pages themselves: the same text in every page, so one policy names them all. */
export const inlineScripts = ['pre-paint', 'start', 'redirect'] as const;
export type InlineScript = (typeof inlineScripts)[number];

/** Scripts that pages load first: most of them, and those that hold one example and nothing else. */
export const loadedScripts = ['early', 'preview'] as const;
export type LoadedScript = (typeof loadedScripts)[number];

export type PageScript = InlineScript | LoadedScript;

/**
 * The text of a bundle.
 *
 * @throws GeneratedFileError when it has not been made yet
 */
export function readBundle(name: PageScript): string {
  return readGeneratedText(generatedFiles.pageScript(name));
}

/** An inline script's element. */
export function inlineElement(name: InlineScript): string {
  return `<script>${readBundle(name)}</script>`;
}

/** How a content security policy names a script's text: `sha256-…`, in base64. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** JSON as an element that no script runs, which nothing in the data can end. */
export function jsonElement(id: string, data: unknown): string {
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}
