import { withoutRegionMarkers } from '@/lib/examples/regions';
import type { Example, ExampleCode } from '@/lib/examples/schema';
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
 * Highlights all files of an example, without region markers.
 *
 * @param isPlain whether to leave the code without colors
 */
export function codeFiles(
  { example, sources }: ScannedExample,
  isPlain = false,
): Promise<ExampleCode> {
  return Promise.all(
    example.files.map(async (name) => {
      const text = withoutRegionMarkers(sources[name] ?? '').trimEnd();
      const html = await highlightToHtml(text, isPlain ? 'text' : languageOfFile(name));
      return { name, label: labelOf(example, name), html };
    }),
  );
}
