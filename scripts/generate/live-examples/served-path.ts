import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';

/**
 * The path of a file within the export. Does not include the base path, which readers of the manifest add.
 */
export const servedPath = (file: string): string => withoutBase(filePaths.live(file));
