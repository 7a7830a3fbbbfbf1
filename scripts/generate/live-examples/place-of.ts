import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';

/** Where a file lies in the export; what reads the manifest knows what path that is put below. */
export const placeOf = (file: string): string => withoutBase(filePaths.live(file));
