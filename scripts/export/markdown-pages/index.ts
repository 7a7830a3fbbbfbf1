/**
 * Writes files for agents and crawlers beside the pages.
 *
 * Reads   content/ and .generated/, by the readers that the pages use; .generated/cards.
 * Writes  into out/ (or the folder in the first argument) a Markdown file for each page, the overview once more at
 *         the address of its item, /llms.txt, which lists them, /llms-full.txt, which contains them all, and the
 *         preview images of shared links. Files of an earlier run are replaced.
 * Fails   when the page of a Markdown file is missing in the export, and when a reader of the content fails.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { llmsFullText, llmsText } from '@/lib/agents/llms';
import { allMarkdownPages } from '@/lib/agents/markdown-pages';
import { allItems } from '@/lib/catalogue/items';
import { generatedFiles } from '@/lib/generated/files';
import { itemStart } from '@/lib/navigation/item-start';
import { agentPaths } from '@/lib/routes/agent-paths';
import { withoutBase } from '@/lib/routes/base';
import { paths } from '@/lib/routes/paths';
import { main } from '@/scripts/shared/main';

main(() => {
  const out = process.argv[2] ?? 'out';
  let bytes = 0;
  const write = (address: string, text: string) => {
    const file = join(out, withoutBase(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    bytes += Buffer.byteLength(text);
  };
  const pages = allMarkdownPages().map((page) => ({ page, text: page.text() }));
  const missing = pages.filter(
    ({ page }) =>
      !existsSync(join(out, withoutBase(agentPaths.markdown(page.path)).replace(/md$/, 'html'))),
  );
  if (missing.length > 0) {
    const list = missing.map(({ page }) => page.path).join(', ');
    throw new Error(`${out}/ has no page for the Markdown of ${list}. Run \`next build\`.`);
  }
  for (const { page, text } of pages) write(agentPaths.markdown(page.path), `${text}\n`);
  // The address of an item redirects to its first tab. Hosts do not redirect Markdown, so the file is written twice.
  for (const item of allItems()) {
    const start = pages.find(({ page }) => page.path === itemStart(item));
    if (start) write(agentPaths.markdown(paths.itemRoot(item)), `${start.text}\n`);
  }
  write(agentPaths.llms, llmsText(pages));
  write(agentPaths.llmsFull, llmsFullText(pages));
  cpSync(generatedFiles.cards, join(out, dirname(withoutBase(agentPaths.card('any')))), {
    recursive: true,
    filter: (file) => !file.endsWith('.stamp'),
  });
  const size = (bytes / 1024 / 1024).toFixed(1);
  console.log(`${pages.length} pages as Markdown, ${size} MB with llms.txt and llms-full.txt.`);
});
