import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '@/lib/generated/files';
import { sourceFilesSchema } from '@/lib/generated/source-files';

/**
 * Copies a text or a file of an example that has a copy in the workspace already, so that its page shows the change at
 * once. What else follows from the change, such as a title in a table, takes another run.
 *
 * @param root the folder of the workspace
 * @param file the file that changed, as an absolute path
 * @returns whether the file had a copy, and still exists
 */
export function copyChanged(root: string, file: string): boolean {
  const listFile = join(root, generatedFiles.sourceFiles);
  if (!existsSync(file) || !existsSync(listFile)) return false;
  const { data } = sourceFilesSchema.safeParse(JSON.parse(readFileSync(listFile, 'utf8')));
  if (!data) return false;
  const copies = Object.entries(data.files)
    .filter(([, origin]) => join(data.root, origin) === file)
    .map(([copy]) => join(root, copy))
    .filter((copy) => existsSync(copy));
  for (const copy of copies) copyFileSync(file, copy);
  return copies.length > 0;
}
