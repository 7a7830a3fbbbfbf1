import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { type ApiHistory, apiHistory, historySchemaVersion } from './model';

/** What is known about when a symbol or member came to be what it is; versions as readers say them. */
export interface AnchorHistory {
  added?: string;
  /** The latest release that changed it. */
  changed?: string;
  deprecated?: string;
}

let history: ApiHistory | undefined;
let byDoc: ReadonlyMap<string, ReadonlyMap<string, AnchorHistory>> | undefined;

/**
 * The differences between the releases that were compared, read once per process; none where the site
 * does without.
 *
 * @throws when the file is missing or malformed, naming the field
 */
export function readApiHistory(): ApiHistory {
  if (!site.hasApiHistory) return { schemaVersion: historySchemaVersion, releases: [], steps: [] };
  return (history ??= readGeneratedJson(generatedFiles.apiHistory, apiHistory));
}

/** History of the symbols and members of one document, by anchor. */
export function historyOfDoc(docId: string): ReadonlyMap<string, AnchorHistory> {
  byDoc ??= indexHistory(readApiHistory());
  return byDoc.get(docId) ?? new Map<string, AnchorHistory>();
}

/** Sorts the differences of all releases by what they are about. */
export function indexHistory({
  steps,
}: Pick<ApiHistory, 'steps'>): ReadonlyMap<string, ReadonlyMap<string, AnchorHistory>> {
  const docs = new Map<string, Map<string, AnchorHistory>>();
  for (const { from, to, docs: changesByDoc } of steps) {
    const version = versionLabel(from, to);
    for (const [docId, changes] of Object.entries(changesByDoc)) {
      const anchors = docs.get(docId) ?? new Map<string, AnchorHistory>();
      docs.set(docId, anchors);
      for (const { anchor, change } of changes) {
        if (change === 'removed') anchors.delete(anchor);
        else anchors.set(anchor, { ...anchors.get(anchor), [change]: version });
      }
    }
  }
  return docs;
}

/** How readers name the release that brought a change: by its major, or its minor within one. */
export function versionLabel(from: string, to: string): string {
  const [major = '', minor = ''] = to.split('.');
  return from.startsWith(`${major}.`) ? `${major}.${minor}` : major;
}
