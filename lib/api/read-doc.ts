import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { type ApiDoc, apiDocSchema } from './model';
import { withOwnDescriptions } from './own-descriptions';

const docs = new Map<string, ApiDoc>();

/**
 * The API document with this id, parsed once per process. Descriptions that the library lacks are added
 * from this site's own.
 *
 * @throws when there is no such document or it does not match the model
 */
export function readApiDoc(docId: string): ApiDoc {
  let doc = docs.get(docId);
  if (!doc) {
    doc = withOwnDescriptions(readGeneratedJson(generatedFiles.apiDoc(docId), apiDocSchema));
    docs.set(docId, doc);
  }
  return doc;
}
