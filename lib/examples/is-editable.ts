import { library } from '@/lib/catalogue/library';
import type { Example } from './schema';

/** Whether the template and styles of an example can be edited in its page. Only this site's own examples can. */
export function isEditable({ kind, files, primaryFile }: Example): boolean {
  const template = primaryFile.replace(/\.ts$/, '.html');
  return !library.isExternal && kind === 'live' && files.includes(template);
}
