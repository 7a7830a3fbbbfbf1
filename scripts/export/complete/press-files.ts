import type { PressFiles } from '@/lib/browser/page/start-data';
import { hooked } from '@/lib/design/hooks';
import { filePaths } from '@/lib/routes/file-paths';

/** What a press opens, by what its module exports: its code comes after that of the application. */
const opened: readonly { control: string; exports: readonly string[] }[] = [
  { control: 'button[aria-haspopup=menu]', exports: ['ThemeMenu', 'VersionMenu'] },
  { control: hooked('search'), exports: ['SearchPalette'] },
  { control: 'a[aria-haspopup=dialog]', exports: ['DrawerPanel'] },
  {
    control: `${hooked('exampleCode')}, ${hooked('exampleTools')}`,
    exports: ['ExamplePanel'],
  },
];

/** A module of the bundler's that loads the files of another and then runs it. */
const loader = /Promise\.all\(\[([^\]]*)\]\.map\([^)]*\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)/g;

/**
 * Finds which files a press needs besides the application, so that they need not wait for it.
 *
 * @param chunks texts of the bundler's scripts by their place in the export
 * @throws when no script loads one of the modules: the bundler writes them otherwise than it did, or they have gone
 */
export function pressFilesOf(chunks: ReadonlyMap<string, string>): readonly PressFiles[] {
  const loaded = filesByExport(chunks);
  return opened.map(({ control, exports }) => {
    const files = exports.flatMap((name) => {
      const of = loaded.get(name);
      if (of) return of;
      throw new Error(`No script of the export loads the module that exports ${name}.`);
    });
    return { control, files: [...new Set(files)] };
  });
}

/**
 * The files that are loaded for each module that is loaded later, by the first thing it exports.
 *
 * @param chunks texts of scripts by their place in the export
 */
export function filesByExport(
  chunks: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = [...chunks.values()].flatMap((chunk) => Array.from(chunk.matchAll(loader)));
  return new Map(
    found.flatMap(([, list = '', module = '']) => {
      const files = Array.from(list.matchAll(/"([^"]+)"/g), ([, file = '']) => file);
      const texts = files.map((file) => chunks.get(`_next/${file}`) ?? '');
      const name = texts.map((text) => firstExport(text, module)).find(Boolean);
      return name === undefined ? [] : [[name, files.map((file) => filePaths.framework(file))]];
    }),
  );
}

/** What a module exports first, if it stands in a script: `…,12345,e=>{…e.s(["Name",…`. */
function firstExport(text: string, module: string): string | undefined {
  const start = text.search(new RegExp(`[,[]${module},(?:\\w+|\\([^)]*\\))=>`));
  return start < 0 ? undefined : /\.s\(\["(\w+)"/.exec(text.slice(start))?.[1];
}
