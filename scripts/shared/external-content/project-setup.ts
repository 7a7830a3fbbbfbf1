import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import type { ProjectSetup } from '@/lib/examples/project-setup';
import { packagesIn } from '@/scripts/shared/packages-in';
import type { ExampleConfig } from './example-providers';
import type { ExampleStyles } from './example-styles';
import { commonFolder } from './references';

/** The folder for the files of the content folder in a project, away from those that each project has. */
const place = 'src/app';
const modules = '/node_modules/';

/** The path of a file below the innermost `node_modules`, or undefined outside of packages. */
function pathInPackages(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const at = path.lastIndexOf(modules);
  return at < 0 ? undefined : path.slice(at + modules.length);
}

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** A project consists of texts, so the images and fonts of a stylesheet go into it as `data:` URLs. */
const withInlinedAssets = (text: string, file: string): string =>
  text.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (all, _quote, url: string) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return all;
    const asset = resolve(dirname(file), url.replace(/[?#].*$/, ''));
    const extension = extname(asset).toLowerCase();
    if (!existsSync(asset)) return all;
    const type = mediaTypes[extension] ?? `image/${extension.slice(1)}`;
    return `url("data:${type};base64,${readFileSync(asset, 'base64')}")`;
  });

interface Sources {
  styles: readonly ExampleStyles[];
  config: ExampleConfig | undefined;
  types: readonly string[];
  /** Whether the library marks its texts with `$localize`. */
  localizes: boolean;
}

/**
 * Describes the application around the examples for the projects that readers download: its stylesheets, with the
 * files that they are made of, and its providers.
 *
 * @param folder the content folder
 */
export function projectSetupOf(
  folder: string,
  { styles, config, types, localizes }: Sources,
): ProjectSetup {
  const used = [...new Set(styles.flatMap(({ file, sources }) => [file, ...sources]))];
  const own = used.filter((file) => pathInPackages(file) === undefined);
  const configFiles = [...(config?.sources ?? [])];
  const root = commonFolder([
    folder,
    ...own.map((file) => dirname(file)),
    ...configFiles.map(([file]) => dirname(file)),
  ]);
  const placeOf = (file: string) => `${place}/${relative(root, file).replaceAll('\\', '/')}`;
  const stylePackages = used.flatMap((file) => {
    const path = pathInPackages(file);
    return path === undefined ? [] : [packageOf(path)];
  });
  const configPackages = [...packagesIn(Object.fromEntries(configFiles))];
  const localize = localizes ? ['@angular/localize'] : [];
  const configFile = config && placeOf(config.file);
  return {
    packages: [...new Set([...stylePackages, ...configPackages, ...localize])],
    styles: styles.map(({ file }) => {
      const path = pathInPackages(file);
      return path === undefined ? placeOf(file) : `node_modules/${path}`;
    }),
    polyfills: localizes ? ['@angular/localize/init'] : [],
    types: [...new Set([...types, ...localize])],
    ...(config &&
      configFile !== undefined && {
        config: { name: config.name, file: configFile.replace(/^src\//, '') },
      }),
    files: {
      ...Object.fromEntries(
        own.map((file) => [placeOf(file), withInlinedAssets(readFileSync(file, 'utf8'), file)]),
      ),
      ...Object.fromEntries(configFiles.map(([file, text]) => [placeOf(file), text])),
    },
  };
}
