import { isRecord, isText, isTextRecord } from '@/lib/browser/network/is-record';
import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchJson } from '@/lib/browser/network/request';
import { filePaths } from '@/lib/routes/file-paths';
import { exampleFolder, type ProjectFiles, type ServedProject } from '@/lib/routes/project-files';

/** A whole project of an example, to be copied or downloaded. */
export interface Project extends ServedProject {
  /** Id of its example. */
  id: string;
}

const fetched = new Map<string, Promise<unknown>>();
const fetchOnce = (url: string) => loadOnce(fetched, url, () => fetchJson(url));

const isServedProject = (value: unknown): value is ServedProject =>
  isRecord(value) &&
  isText(value['title']) &&
  isTextRecord(value['files']) &&
  isTextRecord(value['companions']);

/** The only files that an edit may add. */
const isStylesheet = new RegExp(`^${exampleFolder}[\\w-]+\\.css$`);

/** The texts in the fragment of an opener, which replace those of the example's files with the same names. */
function replaced(files: ProjectFiles, fragment: string): ProjectFiles {
  if (fragment === '') return {};
  const texts: unknown = JSON.parse(decodeURIComponent(fragment));
  if (!isTextRecord(texts)) throw new Error('The fragment contains no files.');
  const moved = Object.entries(texts).map(([name, text]) => [exampleFolder + name, text] as const);
  return Object.fromEntries(moved.filter(([path]) => path in files || isStylesheet.test(path)));
}

/**
 * Fetches the project of an example. Its files are fetched once per page.
 *
 * @param opener URL of the page that opens it in StackBlitz, which may contain other texts for its files in the
 *   fragment
 * @throws the errors of `fetchJson`, and when a response has another format
 */
export async function fetchProject(opener: string): Promise<Project> {
  const [page = '', fragment = ''] = opener.split('#');
  const url = page.replace(/\.html$/, '.json');
  const [shared, project] = await Promise.all([
    fetchOnce(filePaths.sharedProject()),
    fetchOnce(url),
  ]);
  if (!isTextRecord(shared) || !isServedProject(project))
    throw new Error(`${url} is not a project`);
  const files = { ...shared, ...project.files };
  return {
    ...project,
    id: /([^/]*)\.json$/.exec(url)?.[1] ?? 'example',
    files: { ...files, ...replaced(files, fragment) },
  };
}
