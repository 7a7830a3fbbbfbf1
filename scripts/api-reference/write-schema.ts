/**
 * Writes the JSON Schema of `api.json`. Run it after a change of the model; a test compares the
 * committed file with the model.
 *
 * Reads   the model in lib/api.
 * Writes  public/assets/api.v<version>.schema.json, which is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { format } from 'prettier';

import { itemApiJsonSchema, itemApiSchemaPath } from '@/lib/api/item-json';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const file = join(root, 'public', itemApiSchemaPath);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  await format(JSON.stringify(itemApiJsonSchema()), { parser: 'json', printWidth: 100 }),
);
console.log(`wrote public${itemApiSchemaPath}`);
