import { exampleFolder } from '@/lib/routes/project-files';
import type { Project } from './fetch-project';
import { zipOf } from './zip';

/** A comment with the path of a file, in the language of the file. */
function pathComment(path: string): string {
  if (path.endsWith('.html')) return `<!-- ${path} -->`;
  return path.endsWith('.css') ? `/* ${path} */` : `// ${path}`;
}

/** The files of an example that are copied: its own, and those around it that its code needs. */
export function copiedFiles({
  files,
  companions,
}: Project): readonly (readonly [string, string])[] {
  const own = Object.entries(files).filter(([path]) => path.startsWith(exampleFolder));
  return [...own, ...Object.entries(companions)].filter(([, text]) => text.trim() !== '');
}

/** All files of an example as one text, each below its path. */
export function copiedText(project: Project): string {
  return copiedFiles(project)
    .map(([path, text]) => `${pathComment(path)}\n${text.trimEnd()}\n`)
    .join('\n');
}

/** How to run the project, and its tests if it has any. */
function readmeOf({ title, files }: Project): string {
  const hasTests = Object.keys(files).some((path) => path.endsWith('.spec.ts'));
  const tests = hasTests ? '\n`npm test` runs its tests.\n' : '';
  return `# ${title}\n\n\`\`\`sh\nnpm i && npm start\n\`\`\`\n\nThen open http://localhost:4200.\n${tests}`;
}

/** The project of an example as an archive with one folder, which contains a readme, too. */
export function zipOfProject(project: Project, modified: Date): Blob {
  const files = {
    'README.md': readmeOf(project),
    '.gitignore': 'node_modules/\ndist/\n.angular/\n',
    ...project.files,
  };
  const inFolder = Object.entries(files).map(
    ([path, text]) => [`${project.id}/${path}`, text] as const,
  );
  return zipOf(Object.fromEntries(inFolder), modified);
}
