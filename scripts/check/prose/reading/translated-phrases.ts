import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { textBlocks } from './text';

/** Phrases that read as translated, with what a developer would write. */
const bannedTurns: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|was) none\b/i, 'write "isn\'t one", or name the noun'],
  [/\b(is|are) no \w+ (gives|is|are|becomes)\b/i, 'write "anything that isn\'t …"'],
  [/\banswer(s|ed|ing)? (with|to every|·)/i, 'write "returns", "responds with" or "emits"'],
  [/\bbelongs? into\b/i, 'write "put … in"'],
  [/\b(tells?|hears?) of\b/i, 'write "emits", "notifies" or "is notified"'],
  [/\bslip of the pen\b/i, 'write "typo"'],
  [/\bknows? (no\b|nothing)/i, 'write "doesn\'t support" or "ignores"'],
  [/\bstands? for (itself|themselves)\b/i, 'leave it out'],
  [/\bwhat (merely|tells)\b/i, 'name the thing'],
  [/\bwhen [^,.?!]{3,60} (is|are) decided by\b/i, 'put the subject first: "… decides when"'],
  [/\b(goes|go|went) unnoticed\b/i, 'write "isn\'t detected"'],
  [/\b(wins?|won) over\b/i, 'write "overrides"'],
  [/\bha(s|ve) to be filled\b/i, 'write "is required"'],
  [/\btakes? (it |them )?away\b/i, 'write "removes"'],
  [/\bwithout a word\b/i, 'write "without an error"'],
  [/\bfalse promise\b/i, 'say what not to do'],
  [/\bgives? the fallback\b/i, 'write "returns the fallback"'],
  [/\bleaves? (one|two|three|some) wish(es)? open\b/i, 'write "lacks"'],
  [/\b(takes? effect|applies|happens?) at once\b/i, 'write "immediately"'],
  [
    /\b(a|another) text(?=[,.;:]| (that|of|to|with|and|or|in)\b)/i,
    'write "text", "a message" or "a label"',
  ],
  [/\bin right-to-left pages\b/i, 'write "in right-to-left layouts"'],
  [/\bin the styles of (your|a|the) component\b/i, 'write "in your component\'s styles"'],
  [
    /\b(the|an?) (mixin|method|service|class|directive|attribute|option|role|signal|rule) ·/i,
    'put the name first: "the · class"',
  ],
];

/** Reports phrases that no native writer would use. Quoted messages are not checked. */
export function checkTranslatedPhrases(file: ProseFile): readonly Finding[] {
  return textBlocks(file)
    .filter(({ kind }) => kind !== 'quotation')
    .flatMap(({ line, text }) =>
      bannedTurns.flatMap(([pattern, advice]) => {
        const turn = pattern.exec(text)?.[0];
        return turn === undefined
          ? []
          : [{ file: file.path, line, message: `unnatural turn "${turn}": ${advice}` }];
      }),
    );
}
