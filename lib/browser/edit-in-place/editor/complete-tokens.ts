import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

/** Custom properties with their defaults. */
export type TokenList = readonly Completion[];

/** Matches the beginning of a custom property, or the place for one. */
const typed = /--[\w-]*$|var\(\s*$/;

/** Completes the library's custom properties in styles: to set them, and within `var()`. */
export function completeTokens(load: () => Promise<TokenList>) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const found = context.matchBefore(typed);
    if (!found) return null;
    const from = found.text.startsWith('var(') ? context.pos : found.from;
    const options = await load();
    return context.aborted ? null : { from, options, validFor: /^--[\w-]*$/ };
  };
}
