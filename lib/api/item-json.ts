import { z } from 'zod';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { packageOf } from '@/lib/catalogue/packages';
import { paths } from '@/lib/routes/paths';
import { apiDocsOf } from './item-docs';
import { apiDocSchema, apiSchemaVersion } from './model';
import { itemOfApiDoc } from './symbol-url';

/** Path of the JSON Schema of `api.json`; the version is part of the file name. */
export const itemApiSchemaPath = paths.apiSchema(apiSchemaVersion);

/** The machine-readable API of one item, for editors and agents: the same content as its API page. */
export const itemApiSchema = z.strictObject({
  $schema: z.string(),
  schemaVersion: z.literal(apiSchemaVersion),
  item: z.strictObject({ id: z.string(), name: z.string(), package: z.string() }),
  url: z.string().meta({ description: 'The page that shows this API to people.' }),
  documents: z
    .array(
      apiDocSchema.extend({
        heading: z.string().optional().meta({ description: 'Absent on the main document.' }),
      }),
    )
    .meta({ description: 'One per entry point, in the order of the page.' }),
  pages: z
    .record(z.string(), z.string())
    .meta({ description: 'Document id to page, for every document that a ref mentions.' }),
});

export type ItemApi = z.infer<typeof itemApiSchema>;

/**
 * The content of an item's `api.json`.
 *
 * @throws when a document is missing or malformed, or when no page shows a referenced document
 */
export function itemApi(item: DocItem): ItemApi {
  const documents = apiDocsOf(item).map(({ heading, doc }) => ({
    ...(heading && { heading }),
    ...doc,
  }));
  const mentioned = JSON.stringify(documents).matchAll(
    /(?:"(?:ref|aliasOf)":"|\]\(api:)([a-z0-9-]+)#/g,
  );
  const docIds = [...new Set([...mentioned].flatMap(([, docId]) => docId ?? []))].sort();
  return {
    $schema: site.baseUrl + itemApiSchemaPath,
    schemaVersion: apiSchemaVersion,
    item: { id: item.id, name: item.name, package: packageOf(item).npm },
    url: site.baseUrl + paths.item(item, 'api'),
    documents,
    pages: Object.fromEntries(docIds.map((docId) => [docId, pageOf(docId)])),
  };
}

function pageOf(docId: string): string {
  const item = itemOfApiDoc(docId);
  if (!item) throw new Error(`API document ${docId}: no doc item shows it`);
  return site.baseUrl + paths.item(item, 'api');
}

/** The JSON Schema of `api.json`, generated from the zod schema. */
export function itemApiJsonSchema(): object {
  return {
    $id: `urn:${site.id}:api:v${apiSchemaVersion}`,
    title: `API of one documented part of ${site.theSubject}`,
    description:
      'Arrays are always present; flags are true or absent. Descriptions are Markdown; links in them of the form api:<ref> lead to symbols.',
    ...z.toJSONSchema(itemApiSchema),
  };
}
