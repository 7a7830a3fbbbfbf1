/** Number of files with the words of texts; a query loads only the files of its words. */
export const textShardCount = 12;

/** The files of the index. Their names contain a hash; the name of this manifest does not. */
export interface SearchManifest {
  /** File with all records, by name. */
  names: string;
  /** File with items and guides only, for the filter beside a list. */
  subjects: string;
  /** Files with the words of texts; {@link textShardOf} returns the file of a word. */
  texts: readonly string[];
  /** Files with previews in the order of the records, each with its first record. */
  previews: readonly { first: number; file: string }[];
}

/** The preview of a result, shown beside the list. */
export interface SearchPreview {
  id: number;
  /** Signature or selector, as code; of an error, the code that cures it. */
  code?: string | undefined;
  /** The statement that imports a symbol. Its members have the same. */
  import?: string;
  /** First sentences. */
  text?: string | undefined;
  /** The language of the text if it is another than the page's. */
  lang?: 'en' | undefined;
  /** Content of an item's drawing (SVG), with roles instead of colors. */
  drawing?: string;
}

/** The file of a word. Words with the same first letter are together, so that typos can be found. */
export function textShardOf(word: string): number {
  const letter = (word.codePointAt(0) ?? 0) - 97;
  return letter < 0 || letter >= shardOfLetter.length ? 0 : Number(shardOfLetter[letter]);
}

/** Shard by first letter, from `a`; balanced by the frequency of first letters in English. */
const shardOfLetter = Array.from('abcdefghijklmnopqrstuvwxyz').map((letter) =>
  'ab|c|d|ef|ghi|jklm|no|pq|r|s|tu|vwxyz'.split('|').findIndex((part) => part.includes(letter)),
);

/** @throws when the value is not a manifest */
export function toManifest(value: unknown): SearchManifest {
  if (!isManifest(value)) throw new Error('search index: the manifest is malformed');
  return value;
}

/** @throws when the value is not a list of previews */
export function toPreviews(value: unknown): readonly SearchPreview[] {
  if (!isListOf(value, isPreview)) throw new Error('search index: the previews are malformed');
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

/** The fields of a preview that are texts. */
const previewTexts = ['code', 'import', 'text', 'drawing'];

function isPreview(value: unknown): value is SearchPreview {
  if (typeof value !== 'object' || value === null) return false;
  const optional = (key: string) => !(key in value) || isText(Reflect.get(value, key));
  return (
    'id' in value &&
    typeof value.id === 'number' &&
    previewTexts.every(optional) &&
    (!('lang' in value) || value.lang === 'en')
  );
}

/** The file with a record's preview, if any. */
export function previewFileOf({ previews }: SearchManifest, id: number): string | undefined {
  return previews.findLast(({ first }) => first <= id)?.file;
}
