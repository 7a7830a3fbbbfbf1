import { site } from '@/content/site';
import type { ProjectSetup } from '@/lib/examples/project-setup';
import type { Example } from '@/lib/examples/schema';
import { shownCode } from '@/lib/examples/shown-code';
import {
  companionsOf,
  type InstalledPackages,
  stackblitzProject,
  type Versions,
} from '@/lib/examples/stackblitz-project';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import type { ProjectFiles, ServedProject } from '@/lib/routes/project-files';
import { escapeHtml } from '@/lib/text/escape-html';
import type { ScannedExample } from './scan-folder';

/** The path of the script {@link submitScript}, relative to the folder that is served as `/live`. */
export const submitFile = 'open/submit.js';

/**
 * The script of a StackBlitz page. Adds the shared files to the form of the page and submits it. A separate
 * file, because the content security policy forbids inline scripts. The URL fragment can contain other texts
 * for files of the project, for example the code of a playground with the current settings, and a stylesheet that
 * the example does not have. The form is
 * incomplete without this script, so the script also enables the submit button.
 */
export function submitScript(shared: ProjectFiles): string {
  return `const shared = ${JSON.stringify(shared)};
const form = document.forms[0];
const nameOf = (file) => 'project[files][' + file + ']';
const add = (name, value) =>
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
for (const [file, value] of Object.entries(shared)) {
  const name = nameOf(file);
  if (!form.elements.namedItem(name)) add(name, value);
}
try {
  const texts = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
  for (const [file, text] of Object.entries(texts)) {
    const name = nameOf('src/example/' + file);
    const field = form.elements.namedItem(name);
    if (typeof text !== 'string') continue;
    if (field instanceof HTMLInputElement) field.value = text;
    else if (/^[\\w-]+\\.css$/.test(file)) add(name, text);
  }
} catch (error) {
  console.error('The URL fragment contains no valid project.', error);
}
form.querySelector('button').disabled = false;
form.submit();
`;
}

/** The files that are identical in at least two projects and in more than half of all projects. */
export function sharedFiles(projects: readonly ProjectFiles[]): ProjectFiles {
  const counts = new Map<string, number>();
  const shared: Record<string, string> = {};
  for (const [path, text] of projects.flatMap((files) => Object.entries(files))) {
    const key = `${path}\0${text}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > Math.max(1, projects.length / 2)) shared[path] = text;
  }
  return shared;
}

/**
 * Quotes code as an attribute value. Uses the kind of quotes that occurs less often, because escaping is
 * long.
 */
function quoted(text: string): string {
  const count = (quote: string) => text.split(quote).length;
  const [quote, entity] = count('"') > count("'") ? ["'", '&#39;'] : ['"', '&quot;'];
  return quote + text.replaceAll('&', '&amp;').replaceAll(quote, entity) + quote;
}

/** The files of the StackBlitz project for an example. */
export function projectFiles(
  { example, sources }: Pick<ScannedExample, 'example' | 'sources'>,
  installed: InstalledPackages,
  setup?: ProjectSetup,
): ProjectFiles {
  const texts = Object.entries(sources).map(([name, text]) => [name, shownCode(text)] as const);
  return stackblitzProject(example, Object.fromEntries(texts), installed, setup);
}

/** The files that differ from the shared ones. */
const ownFiles = (project: ProjectFiles, shared: ProjectFiles) =>
  Object.entries(project).filter(([path, text]) => shared[path] !== text);

/** What pages fetch when a reader copies or downloads an example. */
export function servedProject(
  { title }: Example,
  project: ProjectFiles,
  shared: ProjectFiles,
  setup?: ProjectSetup,
): ServedProject {
  const files = Object.fromEntries(ownFiles(project, shared));
  return { title, files, companions: companionsOf(project, setup) };
}

/**
 * A page that opens an example in StackBlitz: a form that is submitted when the page has loaded, or by its
 * button. StackBlitz itself needs scripts. The pages of the site only link to this page, so they contain
 * neither the project nor an SDK.
 *
 * @param project the files
 * @param shared the files that the script adds
 */
export function stackblitzPage(
  example: Example,
  project: ProjectFiles,
  versions: Versions,
  shared: ProjectFiles,
): string {
  const title = escapeHtml(example.title);
  const inputs = [
    ['project[title]', example.title],
    [
      'project[description]',
      `${example.title}, an example of ${site.subject} ${versions[site.packages[0].npm] ?? ''}`,
    ],
    ['project[template]', 'node'],
    ...ownFiles(project, shared).map(([path, text]) => [`project[files][${path}]`, text]),
  ].map(
    ([name = '', value = '']) =>
      `<input type="hidden" name="${escapeHtml(name)}" value=${quoted(value)}>`,
  );
  const file = encodeURIComponent(`src/example/${example.files[0] ?? example.primaryFile}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} in StackBlitz</title>
<style>body{max-width:36rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}button{font:inherit;padding:.75rem 1.5rem}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>This example opens in StackBlitz as a complete project. If it does not, load this page again.</p>
<noscript><p>StackBlitz needs JavaScript.</p></noscript>
<form method="post" action="https://stackblitz.com/run?file=${file}">
${inputs.join('\n')}
<button type="submit" disabled>Open in StackBlitz</button>
</form>
</main>
<script src="${withoutBase(filePaths.live(submitFile))}"></script>
</body>
</html>
`;
}
