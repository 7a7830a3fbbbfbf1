import { isEnglish } from './word';

/** A name as it is written within a sentence: in lower case if the site is in English, because German has it as it is. */
export function inSentence(name: string): string {
  return isEnglish ? name.toLowerCase() : name;
}
