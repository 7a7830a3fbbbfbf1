/**
 * Extracts the styling tokens and the system variables.
 *
 * Reads   the Sass of the package with `hasTokens` (its theme files and its index).
 * Writes  .generated/tokens/<item id>.json, one per item that has tokens, and
 *         .generated/system-variables.json; their schemas are in lib/styling/tokens.ts. And
 *         .generated/theme-data.json, the input of the theme builder (lib/theme-builder); and
 *         .generated/tokens-left-out.json, the theme files that belong to no doc item; and
 *         .generated/sass-names.json, the signatures of the mixins and functions in content/sass-names.ts.
 * Fails   when a theme file does not compile or has an unexpected structure; in strict mode when it belongs to
 *         no doc item; when an overrides mixin does not set the documented property of a token; and when the
 *         library does not export a name of content/sass-names.ts.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { sassNames } from '@/content/sass-names';
import { packageFolder } from '@/lib/catalogue/installed';
import { itemsOf } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { libraryVersion } from '@/lib/catalogue/version';
import { generatedFiles } from '@/lib/generated/files';
import { tokenPackage } from '@/lib/styling/tokens';
import { main } from '@/scripts/shared/main';
import { collectTokens } from './collect-tokens';
import { definitionOf } from './sass-definitions';
import { systemVariablesOf } from './system-variables';
import { themeDataOf } from './theme-data';
import { verifyMixins } from './verify-mixins';

main(() => {
  if (!tokenPackage) {
    mkdirSync(generatedFiles.tokens, { recursive: true });
    writeFileSync(generatedFiles.tokensLeftOut, '[]\n');
    writeFileSync(generatedFiles.sassNames, '[]\n');
    console.log('Styling tokens: no package has any.');
    return;
  }
  const leftOut: string[] = [];
  const root = packageFolder(tokenPackage.npm);
  const system = systemVariablesOf(root);
  const items = collectTokens(
    root,
    new Set(itemsOf(tokenPackage.key).map(({ id }) => id)),
    new Map(system.map(({ name, value }) => [name, value])),
    library.strict ? undefined : (file) => leftOut.push(file),
  );
  verifyMixins(
    root,
    items.flatMap(({ groups }) => groups),
  );

  rmSync(generatedFiles.tokens, { recursive: true, force: true });
  mkdirSync(generatedFiles.tokens, { recursive: true });
  for (const item of items) {
    writeFileSync(generatedFiles.tokensOf(item.item), `${JSON.stringify(item)}\n`);
  }
  writeFileSync(generatedFiles.systemVariables, `${JSON.stringify(system)}\n`);

  const definitions = sassNames.map(({ name }) => definitionOf(root, name));
  writeFileSync(generatedFiles.sassNames, `${JSON.stringify(definitions)}\n`);

  for (const file of leftOut) console.warn(`Tokens, left out: ${file} belongs to no item.`);
  writeFileSync(generatedFiles.tokensLeftOut, `${JSON.stringify(leftOut)}\n`);

  const data = themeDataOf(root, libraryVersion);
  writeFileSync(generatedFiles.themeData, `${JSON.stringify(data)}\n`);

  const count = items
    .flatMap(({ groups }) => groups)
    .reduce((sum, { tokens }) => sum + tokens.length, 0);
  console.log(
    `Styling tokens: ${count} of ${items.length} items, ${system.length} system variables.`,
  );
});
