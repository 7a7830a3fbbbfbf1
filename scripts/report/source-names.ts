import { existsSync } from 'node:fs';
import { generatedFiles } from '@/lib/generated/files';
import { readSourceFiles } from '@/lib/generated/source-files';

/**
 * What a file or folder of `content/` is a copy of, where the text of the site lies elsewhere: its
 * readers know that one.
 */
export function sourceName(path: string): string {
  if (!existsSync(generatedFiles.sourceFiles)) return path;
  const { files } = readSourceFiles();
  const known = files[path];
  if (known !== undefined) return known;
  const [copy, source] = Object.entries(files).find(([name]) => name.startsWith(`${path}/`)) ?? [];
  if (copy === undefined || source === undefined) return path;
  return source.slice(0, source.length - (copy.length - path.length));
}
