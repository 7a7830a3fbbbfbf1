import { site } from '@/content/site';

/** The branch that readers' changes are made against. */
const branch = 'main';

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
 * @param repository as `content/environment.ts` has checked it
 * @returns nothing when none is set: then there is nothing to link to
 */
export function ownRepository(repository: string = site.ownRepository): OwnRepository | undefined {
  if (repository === '') return undefined;
  return {
    edit: (file) => {
      const isFile = /\.\w+$/.test(file);
      return `${repository}/${isFile ? 'edit' : 'tree'}/${branch}/${file}`;
    },
    // Paths and versions hold no letter that a query would read otherwise.
    report: ({ page, version } = {}) =>
      `${repository}/issues/new?template=content-mistake.yml` +
      (page === undefined ? '' : `&page=${page}`) +
      (version === undefined ? '' : `&version=${version}`),
  };
}
