/**
 * Builds the search index: static files that browsers fetch when a visitor searches.
 *
 * Reads   content/ (tables, synonyms, Markdown, figures) and .generated/ (API, tokens, examples).
 * Writes  public/search-index/manifest.json, and in public/search-index/shards/: names-*.txt (all records),
 *         subjects-*.txt (items and guides only), text-*.txt (words in texts, sharded by their first
 *         letters), previews-*.json (one file per item or guide). In public/search-index/cards/ a file for
 *         each page with names of the library: what the card of each name shows.
 * Fails   when a file is missing or malformed, with its name. Then nothing is written.
 */
import { main } from '@/scripts/shared/main';
import { makeIndex } from './make-index';

main(async () => console.log(await makeIndex('public')));
