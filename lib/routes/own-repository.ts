import { site } from '@/content/site';
import { word } from '@/lib/words/word';

interface Mistake {
  /** Path of the page with the mistake. */
  page?: string;
  /** Documented release of the library. */
  version?: string;
}

/** URLs in the repository of this site. */
export interface OwnRepository {
  /** URL for editing a file or viewing a folder; `file` is its path from the root. */
  edit: (file: string) => string;
  /** URL of the form for reporting mistakes in the content, with known fields filled in. */
  report: (mistake?: Mistake) => string;
}

/**
 * Creates links into the site's own repository.
 *
 * @param repository its values in `content/site.ts` and the environment
 * @returns undefined when the repository has no address
 */
export function ownRepository(
  { address, branch, form }: typeof site.ownRepository = site.ownRepository,
): OwnRepository | undefined {
  if (address === '') return undefined;
  return {
    edit: (file) => {
      const isFile = /\.\w+$/.test(file);
      return `${address}/${isFile ? 'edit' : 'tree'}/${branch}/${file}`;
    },
    report: (mistake = {}) =>
      `${address}/issues/new${form === undefined ? issueQuery(mistake) : formQuery(form, mistake)}`,
  };
}

/** The query for a form. Paths and versions contain no characters that need escaping in a query. */
const formQuery = (form: string, { page, version }: Mistake) =>
  `?template=${form}` +
  (page === undefined ? '' : `&page=${page}`) +
  (version === undefined ? '' : `&version=${version}`);

/** The query for a new issue when there is no form. */
const issueQuery = ({ page, version }: Mistake) =>
  page === undefined
    ? ''
    : `?${new URLSearchParams({ title: word('Issue on {page}', { page }), ...(version !== undefined && { body: word('Version {version}', { version }) }) })}`;
