import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { site } from '@/content/site';
import { type Library, library } from '@/lib/catalogue/library';
import { withoutRegionMarkers } from '@/lib/examples/regions';
import { stackblitzProject, type Versions } from '@/lib/examples/stackblitz-project';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { escapeHtml } from '@/lib/text/escape-html';
import { folderOfPackage, versionOfPackage } from '@/scripts/shared/folder-of-package';
import type { ScannedExample } from './scan-folder';

const packageSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

/**
 * Sends the form of the page it is in. A file, since the site's policy allows no script in pages. The
 * fragment may bring other texts for files the project has: a playground's, as its visitor has set it.
 */
export const submitScript = {
  file: 'open/submit.js',
  url: withoutBase(filePaths.live('open/submit.js')),
  text: `const form = document.forms[0];
try {
  const texts = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
  for (const [file, text] of Object.entries(texts)) {
    const field = form.elements.namedItem('project[files][src/example/' + file + ']');
    if (field instanceof HTMLInputElement && typeof text === 'string') field.value = text;
  }
} catch (error) {
  console.error('The address brings no project.', error);
}
form.submit();
`,
} as const;

/** The versions that are installed here: what the examples were compiled and tested with. */
export function installedVersions(
  root: string,
  { packages, installedIn }: Pick<Library, 'packages' | 'installedIn'> = library,
): Versions {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { devDependencies } = packageSchema.parse(manifest);
  return Object.fromEntries(
    [...Object.keys(devDependencies), ...packages].map((name) => [
      name,
      versionOfPackage(folderOfPackage(name, installedIn)),
    ]),
  );
}

/**
 * A page that hands an example over to StackBlitz: one form, sent as soon as the page is read and by
 * its button otherwise. The pages of the site only link to it, so they carry neither the project nor
 * an SDK.
 */
export function stackblitzPage({ example, sources }: ScannedExample, versions: Versions): string {
  const texts = Object.entries(sources).map(
    ([name, text]) => [name, withoutRegionMarkers(text)] as const,
  );
  const project = stackblitzProject(example, Object.fromEntries(texts), versions);
  const title = escapeHtml(example.title);
  const inputs = [
    ['project[title]', example.title],
    [
      'project[description]',
      `${example.title}, an example of ${site.subject} ${versions[site.packages[0].npm] ?? ''}`,
    ],
    ['project[template]', 'node'],
    ...Object.entries(project).map(([path, text]) => [`project[files][${path}]`, text]),
  ].map(
    ([name = '', value = '']) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
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
<p>This example opens in StackBlitz as a complete project.</p>
<form method="post" action="https://stackblitz.com/run?file=${file}">
${inputs.join('\n')}
<button type="submit">Open in StackBlitz</button>
</form>
</main>
<script src="${submitScript.url}"></script>
</body>
</html>
`;
}
