/**
 * Extracts the styling tokens and the system variables.
 *
 * Reads   the Sass of the installed @angular/material (theme files and the package's index).
 * Writes  .generated/tokens/<item id>.json, one per Material doc item that has tokens, and
 *         .generated/system-variables.json; their shapes are in lib/styling/tokens.ts. And
 *         .generated/theme-data.json, what the theme builder computes with (lib/theme-builder).
 * Fails   when a theme file does not compile, belongs to no doc item or holds what is not expected,
 *         and when an overrides mixin does not set the property written down for a token.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemsOf } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { generatedFiles } from '@/lib/generated/files';
import { main } from '@/scripts/shared/main';
import { collectTokens } from './collect-tokens';
import { systemVariablesOf } from './system-variables';
import { themeDataOf } from './theme-data';
import { verifyMixins } from './verify-mixins';

main(() => {
  const root = join(process.cwd(), 'node_modules', '@angular', 'material');
  const system = systemVariablesOf(root);
  const items = collectTokens(
    root,
    new Set(itemsOf('material').map(({ id }) => id)),
    new Map(system.map(({ name, value }) => [name, value])),
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

  const data = themeDataOf(root, libraryVersion);
  writeFileSync(generatedFiles.themeData, `${JSON.stringify(data)}\n`);

  const count = items
    .flatMap(({ groups }) => groups)
    .reduce((sum, { tokens }) => sum + tokens.length, 0);
  console.log(
    `Styling tokens: ${count} of ${items.length} items, ${system.length} system variables.`,
  );
});
