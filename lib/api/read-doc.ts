import { apiDocSchema, type ApiDoc } from './model';
import { readApiJson } from './read-json';

const docs = new Map<string, ApiDoc>();

/**
 * The API document with this id, parsed once per process.
 *
 * @throws when there is no such document or it does not match the model
 */
export function readApiDoc(docId: string): ApiDoc {
  let doc = docs.get(docId);
  if (!doc) {
    doc = readApiJson(`${docId}.json`, apiDocSchema);
    docs.set(docId, doc);
  }
  return doc;
}
