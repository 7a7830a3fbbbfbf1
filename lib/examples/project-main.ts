import type { ProjectSetup } from './project-setup';
import type { Example } from './schema';

/** Providers that an application needs when an example imports from these packages. */
const providers = [
  { from: '@angular/common/http', name: 'provideHttpClient', call: 'provideHttpClient()' },
  { from: '@angular/router', name: 'provideRouter', call: 'provideRouter([])' },
];

/** Whether a script that starts an application has such providers. */
export const isProviderCalled = (script: string): boolean =>
  providers.some(({ call }) => script.includes(call));

/** The script that starts the application of an example. */
export function mainScript(
  example: Example,
  imported: ReadonlySet<string>,
  { config }: Pick<ProjectSetup, 'config'>,
): string {
  const needed = providers.filter(({ from }) => imported.has(from));
  const own = `{\n  providers: [${needed.map(({ call }) => call).join(', ')}],\n}`;
  const isMerged = config !== undefined && needed.length > 0;
  const configuration = isMerged ? `mergeApplicationConfig(${config.name}, ${own})` : own;
  const lines = [
    ...needed.map(({ from, name }) => `import { ${name} } from '${from}';`),
    ...(isMerged ? [`import { mergeApplicationConfig } from '@angular/core';`] : []),
    `import { bootstrapApplication } from '@angular/platform-browser';`,
    `import { ${example.module.name} } from './example/${example.primaryFile.replace(/\.ts$/, '')}';`,
    ...(config === undefined
      ? []
      : [`import { ${config.name} } from './${config.file.replace(/\.ts$/, '')}';`]),
    '',
    `bootstrapApplication(${example.module.name}, ${
      config === undefined || isMerged ? configuration : config.name
    }).catch((error: unknown) => console.error(error));`,
  ];
  return `${lines.join('\n')}\n`;
}
