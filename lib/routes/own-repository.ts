import { site } from '@/content/site';

interface Mistake {
  /** Path of the page it is on. */
  page?: string;
  /** Release of the library that the page documents. */
  version?: string;
}

/** Addresses within the repository that holds this site. */
export interface OwnRepository {
  /** Where a file is edited, or a folder of files is found; `file` is its path from the root. */
  edit: (file: string) => string;
  /** The form for mistakes of the content, filled in with what is known. */
  report: (mistake?: Mistake) => string;
}

/**
 * Links into the site's own repository.
 *
 * @param repository as `content/site.ts` and the environment say it
 * @returns nothing when it has no address: then there is nothing to link to
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

/** What a form is filled in with. Paths and versions hold no letter that a query would read otherwise. */
const formQuery = (form: string, { page, version }: Mistake) =>
  `?template=${form}` +
  (page === undefined ? '' : `&page=${page}`) +
  (version === undefined ? '' : `&version=${version}`);

/** What an issue begins with where there is no form. */
const issueQuery = ({ page, version }: Mistake) =>
  page === undefined
    ? ''
    : `?${new URLSearchParams({ title: `Mistake on ${page}`, ...(version !== undefined && { body: `Version ${version}` }) })}`;
