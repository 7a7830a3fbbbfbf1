/**
 * Writes the JSON Schema of `api.json`. Run `npm run api-schema` after a change of the model. A test compares
 * the committed file with the model.
 *
 * Reads   the model in lib/api.
 * Writes  public/assets/api.v<version>.schema.json, which is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { itemApiJsonSchema, itemApiSchemaPath } from '@/lib/api/item-json';
import { main } from '@/scripts/shared/main';

main(async () => {
  const file = join('public', itemApiSchemaPath);
  const schema = JSON.stringify(itemApiJsonSchema());
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(schema, { parser: 'json', printWidth: 100 }));
  console.log(`Wrote ${file}`);
});
