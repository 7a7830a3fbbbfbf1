import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allItems } from '@/lib/catalogue/items';
import { filePaths } from '@/lib/routes/file-paths';
import { readSystemVariables, readTokens } from '@/lib/styling/tokens';

/** The names and defaults of all custom properties of the library, by item. */
function tokenGroups() {
  const system = readSystemVariables().map(({ name, value }) => [name, value]);
  const ofItems = allItems().map((item) => {
    const tokens = readTokens(item)?.groups.flatMap((group) => group.tokens) ?? [];
    return {
      of: item.id,
      tokens: tokens.map(({ property, fallback }) => [property, fallback?.value ?? '']),
    };
  });
  return [{ of: 'system', tokens: system }, ...ofItems.filter(({ tokens }) => tokens.length > 0)];
}

/** Writes the custom properties that editors of styles complete. */
export function writeTokens(served: string): void {
  mkdirSync(served, { recursive: true });
  writeFileSync(join(served, basename(filePaths.editTokens())), JSON.stringify(tokenGroups()));
}
