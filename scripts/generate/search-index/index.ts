/**
 * Makes the search index: what can be found on the site, as files that browsers fetch when somebody
 * searches.
 *
 * Reads   content/ (tables, synonyms, Markdown, figures) and .generated/ (API, tokens, examples).
 * Writes  public/search-index/: manifest.json, and below shards/ names-*.txt (everything that can be
 *         found), text-*.txt (words of texts, by what they begin with), previews-*.json (by item).
 * Fails   when a file is missing or malformed, naming it, and when the index is larger than a query
 *         may cost. Nothing is written then.
 */
import { main } from '@/scripts/shared/main';
import { makeIndex } from './make-index';

main(async () => console.log(await makeIndex('public')));
