import { setImmediate } from 'node:timers/promises';
import { linkedCode } from '@/lib/code-links/linked-code';
import type { Example, ExampleCode } from '@/lib/examples/schema';
import { shownCode } from '@/lib/examples/shown-code';
import { highlightToHtml, languageOfFile } from '@/lib/markdown/highlight';
import type { ScannedExample } from './scan-folder';

const labels: Readonly<Record<string, string>> = { html: 'HTML', ts: 'TypeScript', css: 'CSS' };

/** The label of a tab: the language for the main files of the example, the file name for others. */
function labelOf(example: Pick<Example, 'primaryFile'>, file: string): string {
  if (file.endsWith('.spec.ts')) return 'Test';
  const isOwn = file.startsWith(example.primaryFile.replace(/ts$/, ''));
  return isOwn ? (labels[languageOfFile(file)] ?? file) : file;
}

/**
 * Highlights all files of an example, without what only this site reads. Names of the library are links.
 *
 * @param isPlain whether to leave the code without colors
 */
export function codeFiles(
  { example, sources }: ScannedExample,
  isPlain = false,
): Promise<ExampleCode> {
  const modules = Object.keys(sources)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => sources[name] ?? '');
  return Promise.all(
    example.files.map(async (name) => {
      const text = shownCode(sources[name] ?? '').trimEnd();
      const html = isPlain
        ? await highlightToHtml(text, 'text')
        : await linkedCode(text, languageOfFile(name), { sources: modules });
      return { name, label: labelOf(example, name), html };
    }),
  );
}

/**
 * Highlights the code of many examples one after another, beside other work of this process.
 *
 * @returns the code of an example, as soon as it is highlighted; rejects when that fails
 */
export function highlightInBackground(
  scanned: readonly ScannedExample[],
): (item: Pick<ScannedExample, 'example'>) => Promise<ExampleCode> {
  const done = (async () => {
    const all = new Map<string, ExampleCode>();
    for (const item of scanned) {
      all.set(item.example.id, await codeFiles(item));
      // Yields, so that this process can handle pending events.
      await setImmediate();
    }
    return all;
  })();
  // Without this, a failure would end the process before anyone waits for the code.
  done.catch(() => undefined);
  return async ({ example: { id } }) => {
    const code = (await done).get(id);
    if (code === undefined) throw new Error(`The code of ${id} was not highlighted ahead.`);
    return code;
  };
}
