/**
 * Copies external content into `content/` of its workspace, where all other steps expect it. Runs in the
 * workspace. The arguments are the external content folder, the folder with the code of the site, and an option for
 * `npm install` in messages.
 *
 * Reads   content/site.ts for the path patterns of texts and examples, the manifests of the packages.
 * Writes  the themes, fonts and icons that site.ts asks for; content/overviews, content/guides, content/examples;
 *         figures, the tables of items and guides and the samples, unless the content folder has its own; copies of
 *         images in public/; the routes in app/ for which there are pages; .generated/source-files.json, which maps
 *         each copy to its original file; and .generated/watched.json, which lists the original folders.
 * Fails   with one line for each fault of site.ts, before anything else; and with the name of the file when two
 *         texts would become the same page. Examples that belong to no item are omitted with a warning.
 */
import { resolve } from 'node:path';
import { main } from '@/scripts/shared/main';
import { checkSite } from './check-site';
import { WorkspaceFiles } from './workspace-files';

main(async () => {
  const folder = resolve(process.argv[2] ?? '.');
  const code = resolve(process.argv[3] ?? '.');
  await checkSite(folder, process.argv[4]);
  // Imported only now, because these modules read the definition and the themes while they are loaded.
  const { writeLook } = await import('./write-look');
  await writeLook(folder, new WorkspaceFiles('.'));
  const { copyContent } = await import('./copy-content');
  await copyContent(folder, code);
});
