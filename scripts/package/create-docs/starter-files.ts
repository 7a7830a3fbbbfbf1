import type { Library } from './library';
import type { OwnManifest } from './manifest';
import { siteDefinition } from './site-text';
import { workflow } from './workflow-text';

/** The files of a new project besides its `package.json`, by path. */
export type StarterFiles = Readonly<Record<string, string>>;

/** The key that the site has for a package: its name without the scope. */
const keyOf = (npm: string): string => npm.replace(/^@[^/]+\//, '');

const pascalCase = (id: string) =>
  id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const sentenceCase = (id: string) => {
  const words = id.replaceAll(/[-_.]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A site about a library: its definition, one overview, one guide, one example, and a workflow that deploys it. */
export function starterFiles(
  library: Library,
  own: Pick<OwnManifest, 'name' | 'dependencies'>,
): StarterFiles {
  const key = keyOf(library.npm);
  const item = library.entryPoint === '' ? key : library.entryPoint;
  const specifier = [library.npm, library.entryPoint].filter(Boolean).join('/');
  const id = `${item.replaceAll(/[^\w-]/g, '-')}-basic`;
  return {
    'site.ts': siteDefinition(library, key),
    [`overviews/${key}/${item}.md`]: overview(item, specifier, id),
    'guides/getting-started.md': guide(library.npm),
    [`examples/${key}/${item}/${id}/${id}-example.ts`]: example(id, specifier),
    '.github/workflows/docs.yml': workflow(own.dependencies['node'] ?? ''),
    'tsconfig.json': tsconfig(own.name),
    '.gitignore': 'node_modules/\n.generated/\n/out/\n/out-report.*\n',
    'README.md': readme(library.npm),
  };
}

const overview = (item: string, specifier: string, id: string) => `# ${sentenceCase(item)}

Say in one sentence what this part is for. The first sentence of a page is its summary, in lists and in search.

<!-- example(${id}) -->

## When to use it

Import it from \`${specifier}\`. Its API page is made from the declarations of the package.
`;

const guide = (npm: string) => `# Getting started

How an application takes this library into use.

## Install it

\`\`\`sh
npm install ${npm}
\`\`\`

## Use a component

Import a component where you use it, and write its element into your template.
`;

const example = (
  id: string,
  specifier: string,
) => `import { Component, signal } from '@angular/core';

/**
 * Import what the example shows from '${specifier}', add it to \`imports\`, and use it in the template.
 *
 * @title Basic example
 */
@Component({
  selector: '${id}-example',
  imports: [],
  template: \`<button type="button" (click)="count.set(count() + 1)">Pressed {{ count() }} times</button>\`,
})
export class ${pascalCase(id)}Example {
  protected readonly count = signal(0);
}
`;

/** For editors: the build has its own settings. */
const tsconfig = (generator: string) =>
  `${JSON.stringify(
    {
      compilerOptions: {
        target: 'ES2022',
        module: 'preserve',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        experimentalDecorators: true,
        allowImportingTsExtensions: true,
        types: [],
        paths: { '@/*': [`./node_modules/${generator}/*`] },
      },
      include: ['*.ts', 'examples'],
    },
    null,
    2,
  )}\n`;

const readme = (npm: string) => `# Documentation of ${npm}

| Command         | What it does                                                        |
| --------------- | ------------------------------------------------------------------- |
| \`npm run dev\`   | Shows the site on http://localhost:3000, and changes as you write   |
| \`npm run build\` | Builds the site into \`out/\`, with a report beside it                |
| \`npm run check\` | Checks the last build: links, ids, titles, HTML, what crawlers read |
| \`npm run serve\` | Serves the last build on http://localhost:4173                      |

\`site.ts\` says what the site is about. Texts are in \`overviews/\` and \`guides/\`, examples in \`examples/\`.
`;
