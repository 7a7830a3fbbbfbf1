import { type ApiDoc, apiDocSchema } from '@/lib/api/model';
import { ApiExtractionError, type OnFault } from '../read/errors';
import { anchorsOf } from './validate';

/**
 * Makes documents valid of which some symbols could not be read: omits symbols that repeat an id or do not match
 * the schema, and turns references to what is missing, and links into the library's own site, into plain names.
 *
 * @param onFault called for each symbol that is omitted
 */
export function repairDocs(docs: readonly ApiDoc[], onFault: OnFault): ApiDoc[] {
  const kept = docs.map((doc) => omitInvalid(doc, onFault));
  const targets = new Set(kept.flatMap((doc) => anchorsOf(doc).map((id) => `${doc.id}#${id}`)));
  return kept.map((doc) => {
    const reexports = doc.reexports.filter(({ ref }) => targets.has(ref));
    return withoutDeadReferences({ ...doc, reexports }, targets);
  });
}

function omitInvalid(doc: ApiDoc, onFault: OnFault): ApiDoc {
  const taken = new Set<string>();
  const symbols = doc.symbols.filter((symbol) => {
    const alone = { ...doc, symbols: [symbol], reexports: [] };
    const report = (problem: string) => {
      onFault(new ApiExtractionError({ file: doc.entryPoint, symbol: symbol.name }, problem));
      return false;
    };
    const issue = apiDocSchema.safeParse(alone).error?.issues[0];
    if (issue) {
      return report(`field ${issue.path.slice(2).map(String).join('.')}: ${issue.message}`);
    }
    const anchors = anchorsOf(alone);
    const repeated = anchors.find((id, at) => taken.has(id) || anchors.indexOf(id) !== at);
    if (repeated !== undefined) return report(`duplicate anchor ${repeated}`);
    for (const id of anchors) taken.add(id);
    return true;
  });
  return { ...doc, symbols };
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Addresses such as `#/components/alert/api` exist on the library's own site only. */
const plainIfDead =
  (isDead: (ref: string) => boolean) => (all: string, text: string, to: string) =>
    (to.startsWith('api:') ? isDead(to.slice('api:'.length)) : /^[#/.]/.test(to)) ? text : all;

/** Copies a document without the references and links to what is not among the targets. */
function withoutDeadReferences(doc: ApiDoc, targets: ReadonlySet<string>): ApiDoc {
  const isDead = (ref: unknown) => typeof ref === 'string' && !targets.has(ref);
  const copied: unknown = JSON.parse(JSON.stringify(doc), (key, part: unknown) => {
    if ((key === 'ref' || key === 'aliasOf') && isDead(part)) return undefined;
    return typeof part === 'string' ? part.replaceAll(link, plainIfDead(isDead)) : part;
  });
  return apiDocSchema.parse(copied);
}
