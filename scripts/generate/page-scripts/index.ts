/**
 * Bundles the scripts that run without React.
 *
 * Reads   lib/start/entries and their imports from lib/ and content/; the manifest of the live examples, so
 *         it must run after their build.
 * Writes  .generated/page-scripts/<entry>.js: classic, minified scripts. All except `early` and `preview` are
 *         inlined into pages, with identical text in each page.
 * Fails   when an import cannot be resolved, or when the text of an inline script would close its `<script>`
 *         element.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { allThemes, defaultTheme } from '@/lib/catalogue/themes';
import { generatedFiles } from '@/lib/generated/files';
import { inlineScripts, loadedScripts } from '@/lib/page-scripts/bundles';
import { main } from '@/scripts/shared/main';
import { bundleEntry } from './bundle-entry';
import { exampleSheets } from './example-sheets';

main(async () => {
  rmSync(generatedFiles.pageScripts, { recursive: true, force: true });
  mkdirSync(generatedFiles.pageScripts, { recursive: true });
  const sizes = [];
  for (const name of [...inlineScripts, ...loadedScripts]) {
    const code = await bundleEntry(`lib/start/entries/${name}.ts`, {
      exampleSheets: exampleSheets(),
      themeNames: {
        names: allThemes().map(({ name }) => name),
        defaultName: defaultTheme().name,
        darkName: defaultTheme().darkCounterpart ?? '',
      },
    });
    if (inlineScripts.some((inline) => inline === name) && /<\/script|<!--/i.test(code)) {
      throw new Error(
        `lib/start/entries/${name}.ts: the bundle contains "</script" or "<!--", which would close its element.`,
      );
    }
    writeFileSync(generatedFiles.pageScript(name), code);
    sizes.push(`${name} ${gzipSync(code).length}`);
  }
  console.log(`Page scripts, gzip bytes: ${sizes.join(', ')}.`);
});
