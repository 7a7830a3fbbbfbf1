import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EditableExample } from '@/lib/browser/edit-in-place/editable';
import { itemOfExample } from '@/lib/examples/of-item';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { framePage } from '@/lib/routes/hosts/frame-page';
import { paths } from '@/lib/routes/paths';
import { servedPath } from '@/scripts/generate/live-examples/served-path';
import { bundleEntry } from '@/scripts/generate/page-scripts/bundle-entry';
import { frameEntry } from '@/scripts/generate/page-scripts/frame-entry';
import { fingerprint } from '@/scripts/shared/stamp';
import { addStylesheet } from './add-stylesheet';
import type { PackedLibrary } from './pack-classic';
import type { SharedLibrary } from './shared-library';
import { textsOf } from './texts-of';
import type { TranspiledExample } from './transpile-example';

/** The folder of classic scripts, all of whose names contain a hash. */
const scripts = 'lib';

/** Writes the document of the frame, its loader and the scripts that examples share. */
export async function writeFrame(library: SharedLibrary, served: string): Promise<void> {
  cpSync(library.folder, join(served, scripts), { recursive: true });
  copyFileSync(library.licenses, join(served, 'licenses.txt'));
  const code = await bundleEntry(frameEntry);
  const name = `loader-${fingerprint(code).slice(0, 7)}.js`;
  writeFileSync(join(served, scripts, name), code);
  const page = framePage(servedPath(`edit/${scripts}/${name}`));
  writeFileSync(join(served, basename(filePaths.editFrame())), page);
}

interface Item extends TranspiledExample {
  example: Example;
  sources: Readonly<Record<string, string>>;
}

/** Writes what the editor of an example needs. */
export function writeEditable(
  { example, sources, module, code, imports }: Item,
  { base, entries, packages }: PackedLibrary,
  sheets: readonly string[],
  served: string,
): void {
  const { id, componentName, primaryFile } = example;
  const needed = [...imports.keys()].map((specifier) => {
    const found = packages[specifier];
    if (!found)
      throw new Error(`${example.folder}: ${specifier} is not in the library for editing`);
    return { specifier, ...found };
  });
  const styles = primaryFile.replace(/\.ts$/, '.css');
  const files = new Set([...base, ...needed.flatMap((one) => one.files)]);
  const editable: EditableExample = {
    id,
    page: withoutBase(paths.example(itemOfExample(example), id)),
    opener: isPlayground(id) ? '' : withoutBase(filePaths.stackblitz(id)),
    scripts: [...files].map((name) => servedPath(`edit/${scripts}/${name}`)),
    entries,
    packages: Object.fromEntries(needed.map((one) => [one.specifier, one.module])),
    code,
    module,
    className: componentName,
    texts: textsOf(sources),
    template: primaryFile.replace(/\.ts$/, '.html'),
    styles,
    withStylesheet:
      isPlayground(id) || sources[styles] !== undefined
        ? ''
        : addStylesheet(sources[primaryFile] ?? '', componentName, styles),
    sheets: sheets.map(withoutBase),
  };
  mkdirSync(join(served, 'examples'), { recursive: true });
  writeFileSync(join(served, 'examples', `${id}.json`), JSON.stringify(editable));
}
