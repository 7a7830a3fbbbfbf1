import { createHash } from 'node:crypto';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedText } from '@/lib/generated/read';

/**
 * Scripts that are inlined into pages, with the same text in every page, so that one policy lists their
 * hashes.
 */
export const inlineScripts = ['pre-paint', 'start', 'redirect'] as const;
export type InlineScript = (typeof inlineScripts)[number];

/** Scripts that pages load first: `preview` on pages with one example alone, `early` on all others. */
export const loadedScripts = ['early', 'preview'] as const;
export type LoadedScript = (typeof loadedScripts)[number];

export type PageScript = InlineScript | LoadedScript;

/**
 * Reads the text of a bundle.
 *
 * @throws GeneratedFileError when it has not been generated
 */
export function readBundle(name: PageScript): string {
  return readGeneratedText(generatedFiles.pageScript(name));
}

/** Returns the element of an inline script. */
export function inlineElement(name: InlineScript): string {
  return `<script>${readBundle(name)}</script>`;
}

/** Returns the source expression of a script's text in a content security policy: `sha256-<base64>`. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Returns an element with JSON that is not executed, escaped so that the data cannot end the element. */
export function jsonElement(id: string, data: unknown): string {
  const text = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}
