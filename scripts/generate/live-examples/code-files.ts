import { withoutRegionMarkers } from '@/lib/examples/regions';
import type { Example, ExampleCode } from '@/lib/examples/schema';
import { highlightToHtml, languageOfFile } from '@/lib/markdown/highlight';
import type { ScannedExample } from './scan-folder';

const labels: Readonly<Record<string, string>> = { html: 'HTML', ts: 'TypeScript', css: 'CSS' };

/** The example's own files are called by their language, further ones by their name. */
function labelOf(example: Pick<Example, 'primaryFile'>, file: string): string {
  if (file.endsWith('.spec.ts')) return 'Test';
  const isOwn = file.startsWith(example.primaryFile.replace(/ts$/, ''));
  return isOwn ? (labels[languageOfFile(file)] ?? file) : file;
}

/** All files of an example, highlighted, as readers see them. */
export function codeFiles({ example, sources }: ScannedExample): Promise<ExampleCode> {
  return Promise.all(
    example.files.map(async (name) => {
      const text = withoutRegionMarkers(sources[name] ?? '').trimEnd();
      const html = await highlightToHtml(text, languageOfFile(name));
      return { name, label: labelOf(example, name), html };
    }),
  );
}
