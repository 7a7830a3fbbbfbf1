/** Words of texts are spread over this many files; a query needs those of its words. */
export const textShardCount = 12;

/** What the index consists of; file names carry a hash, this list does not. */
export interface SearchManifest {
  /** Everything that can be found, by name. */
  names: string;
  /** Items and guides alone, for the filter beside a list. */
  subjects: string;
  /** Words of texts; a word is in the file {@link textShardOf} says. */
  texts: readonly string[];
  /** Previews, and the first record of each file, in the order of the records. */
  previews: readonly { first: number; file: string }[];
}

/** What a preview shows beside the list. */
export interface SearchPreview {
  id: number;
  /** Signature or selector, as code. */
  code?: string;
  /** First sentences. */
  text?: string | undefined;
  /** Inside of an item's drawing, whose shapes name the roles of their colors. */
  drawing?: string;
}

/** Which file holds a word; words that begin alike are together, so that a typo finds them too. */
export function textShardOf(word: string): number {
  const letter = (word.codePointAt(0) ?? 0) - 97;
  return letter < 0 || letter >= shardOfLetter.length ? 0 : Number(shardOfLetter[letter]);
}

/** By what English words begin with, so that the files are of one size: base 36 from `a`. */
const shardOfLetter = Array.from('abcdefghijklmnopqrstuvwxyz').map((letter) =>
  'ab|c|d|ef|ghi|jklm|no|pq|r|s|tu|vwxyz'.split('|').findIndex((part) => part.includes(letter)),
);

/** @throws when the value is no manifest */
export function toManifest(value: unknown): SearchManifest {
  if (!isManifest(value)) throw new Error('search index: its list of files cannot be read');
  return value;
}

/** @throws when the value is no list of previews */
export function toPreviews(value: unknown): readonly SearchPreview[] {
  if (!isListOf(value, isPreview)) throw new Error('search index: previews cannot be read');
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isListOf<T>(value: unknown, check: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every(check);
}

function isManifest(value: unknown): value is SearchManifest {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'names' in value &&
    isText(value.names) &&
    'subjects' in value &&
    isText(value.subjects) &&
    'texts' in value &&
    isListOf(value.texts, isText) &&
    value.texts.length === textShardCount &&
    'previews' in value &&
    isListOf(value.previews, isPreviewFile)
  );
}

function isPreviewFile(value: unknown): value is { first: number; file: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'first' in value && typeof value.first === 'number' && 'file' in value && isText(value.file)
  );
}

function isPreview(value: unknown): value is SearchPreview {
  if (typeof value !== 'object' || value === null) return false;
  const optional = (key: string) => !(key in value) || isText(Reflect.get(value, key));
  return (
    'id' in value && typeof value.id === 'number' && ['code', 'text', 'drawing'].every(optional)
  );
}

/** The file that holds a record's preview, if any does. */
export function previewFileOf({ previews }: SearchManifest, id: number): string | undefined {
  return previews.findLast(({ first }) => first <= id)?.file;
}
