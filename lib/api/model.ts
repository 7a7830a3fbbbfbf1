import { z } from 'zod';
import { apiSymbolSchema, symbolKinds } from './symbol-model';
import { apiRefSchema } from './type-model';

/**
 * The model of one API document: what an entry point of a package exports. The extraction writes it, the
 * readers parse it, pages and `api.json` show it. Types are inferred from the schemas, so there is one
 * source of truth. Increase the version for a change that breaks programs that read `api.json`.
 *
 * Descriptions are Markdown. Links to symbols have the form `[text](api:docId#anchor)`; the part after
 * `api:` is a reference for `symbolUrl`.
 */
export const apiSchemaVersion = 1;

/** A name that the entry point also exports, but that another document describes. */
const reexportSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(symbolKinds),
  ref: apiRefSchema,
});

export const apiDocSchema = z.strictObject({
  schemaVersion: z.literal(apiSchemaVersion),
  /** The entry point without its scope, with dashes for slashes: `ui-button-testing`. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The module to import from: `@acme/ui/button/testing`. */
  entryPoint: z.string().regex(/^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:\/[\w.-]+)*$/),
  /** Version of the package. */
  version: z.string().min(1),
  /**
   * By kind in the order of `symbolKinds`, then by name. Empty only for a root entry point without exports.
   */
  symbols: z.array(apiSymbolSchema),
  reexports: z.array(reexportSchema),
});

export type Reexport = z.infer<typeof reexportSchema>;
export type ApiDoc = z.infer<typeof apiDocSchema>;
